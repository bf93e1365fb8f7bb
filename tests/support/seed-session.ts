import { CLIENT_STATE_KEY, type ClientSession, clientState } from '@nusaria/contracts/client-state'
import { DISMISSED_KEY } from '@nusaria/storefront/entities/open-app/dismissal'
import type { BrowserContext } from '@playwright/test'
import { loginActions } from '../drivers/calls/login.ts'
import { storyContext } from '../drivers/calls/story-context.ts'
import { ShopClient } from './client.ts'
import type { WorldControl } from './control.ts'
import type { Host } from './hosts.ts'

const DEVICE = 'device-browser'

/** Leaves the client's state where the shop keeps it, before any page opens. */
async function seedClientState(context: BrowserContext, session: ClientSession | null): Promise<void> {
  await context.addInitScript(
    ([key, state, dismissed]) => {
      // The blank page of a new tab has no storage.
      if (!location.protocol.startsWith('http') || localStorage.getItem(key)) return
      localStorage.setItem(key, state)
      // Who was here before has been asked whether they want the app.
      localStorage.setItem(dismissed, new Date().toISOString())
    },
    [CLIENT_STATE_KEY, clientState({ deviceId: DEVICE, fingerprint: FINGERPRINT }, session), DISMISSED_KEY] as const,
  )
}

/** To compute a fingerprint costs a twentieth of a test, at a moment that no test chooses: it is left to those that look at it. */
const FINGERPRINT = 'fingerprint-browser'

/** The device was here before: its fingerprint is known, so that its calls name it alike from the first one on. */
export async function seedKnownDevice(context: BrowserContext): Promise<void> {
  await seedClientState(context, null)
}

/** Signs a member in by calls and leaves the session where the shop keeps it, before any page opens. Answers their client. */
export async function signInContext(context: BrowserContext, host: Host, world: WorldControl, phone: string): Promise<ShopClient> {
  const client = new ShopClient(host, world.id, DEVICE)
  await loginActions.logsIn(Object.assign(storyContext(host, world), { client }), { phone })
  const { member_no, user_name, points } = await client.call('member.info')
  await seedClientState(context, { auth_token: client.token, member_no, user_name, points })
  return client
}
