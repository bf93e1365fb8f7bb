import { CLIENT_STATE_KEY, type ClientSession, clientState, keyBelow } from '@nusaria/contracts/client-state'
import { DISMISSED_KEY } from '@nusaria/storefront/entities/open-app/dismissal'
import type { BrowserContext } from '@playwright/test'
import { loginActions } from '../drivers/calls/login.ts'
import { storyContext } from '../drivers/calls/story-context.ts'
import { ShopClient } from './client.ts'
import type { WorldControl } from './control.ts'
import type { Host } from './hosts.ts'

const DEVICE = 'device-browser'

/** Writes the client state before the first page opens. */
async function seedClientState(context: BrowserContext, session: ClientSession | null, base = '/'): Promise<void> {
  await context.addInitScript(
    ([key, state, dismissed]) => {
      // A blank page has no storage.
      if (!location.protocol.startsWith('http') || localStorage.getItem(key)) return
      localStorage.setItem(key, state)
      // A known device has dismissed the app prompt.
      localStorage.setItem(dismissed, new Date().toISOString())
    },
    [
      keyBelow(base, CLIENT_STATE_KEY),
      clientState({ deviceId: DEVICE, fingerprint: FINGERPRINT }, session),
      keyBelow(base, DISMISSED_KEY),
    ] as const,
  )
}

/** Computing a real fingerprint takes a twentieth of a test's time, at an unpredictable moment. */
const FINGERPRINT = 'fingerprint-browser'

/** A known device: its fingerprint is stored, so all calls send the same device. */
export async function seedKnownDevice(context: BrowserContext, base?: string): Promise<void> {
  await seedClientState(context, null, base)
}

/** Logs a member in by calls; each page that loads from now on is theirs, whoever was logged in before. */
export async function takeOverContext(context: BrowserContext, host: Host, world: WorldControl, phone: string): Promise<void> {
  const [, session] = await signIn(host, world, phone)
  await context.addInitScript(([key, state]) => location.protocol.startsWith('http') && localStorage.setItem(key, state), [
    CLIENT_STATE_KEY,
    clientState({ deviceId: DEVICE, fingerprint: FINGERPRINT }, session),
  ] as const)
}

async function signIn(host: Host, world: WorldControl, phone: string): Promise<readonly [ShopClient, ClientSession]> {
  const client = new ShopClient(host, world.id, DEVICE)
  await loginActions.logsIn(Object.assign(storyContext(host, world), { client }), { account: phone })
  const { member_no, user_name, points } = await client.call('member.info')
  return [client, { auth_token: client.token, member_no, user_name, points }]
}

/** Logs a member in by calls and writes the session before the first page opens. Returns the client. */
export async function signInContext(
  context: BrowserContext,
  host: Host,
  world: WorldControl,
  phone: string,
  base?: string,
): Promise<ShopClient> {
  const [client, session] = await signIn(host, world, phone)
  await seedClientState(context, session, base)
  return client
}
