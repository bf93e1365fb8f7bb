import { DISMISSED_KEY } from '@nusaria/storefront/app/open-app/dismissal'
import { CLIENT_STATE_KEY, clientState, keyBelow } from '@nusaria/storefront/platform/state/client-state'
import type { BrowserContext } from '@playwright/test'
import type { ShopClient } from './client.ts'
import type { WorldControl } from './control.ts'
import type { Host } from './hosts.ts'
import { DEVICE, signIn } from './sign-in.ts'

/** Computing a real fingerprint takes a twentieth of a test's time, at an unpredictable moment. */
const IDS = { deviceId: DEVICE, fingerprint: 'fingerprint-browser' }

/** What the shop stores of a guest's device. */
export const GUEST_STATE = clientState(IDS, null)

/** What the shop stores of a client that is logged in. */
export async function storedState(client: ShopClient): Promise<string> {
  const { member_no, user_name, points } = await client.call('member.info')
  return clientState(IDS, { auth_token: client.token, member_no, user_name, points })
}

/** A known device: its fingerprint is stored, so all calls send the same device. Writes the client state before the first page opens. */
export async function seedKnownDevice(context: BrowserContext, base = '/', known = GUEST_STATE): Promise<void> {
  await context.addInitScript(
    ([key, state, dismissed]) => {
      // A blank page has no storage, nor has a test of a browser without it.
      if (!location.protocol.startsWith('http')) return
      try {
        if (localStorage.getItem(key)) return
        localStorage.setItem(key, state)
        // A known device has dismissed the app prompt.
        localStorage.setItem(dismissed, new Date().toISOString())
      } catch {}
    },
    [keyBelow(base, CLIENT_STATE_KEY), known, keyBelow(base, DISMISSED_KEY)] as const,
  )
}

/** Logs a member in by calls; each page that loads from now on is theirs, whoever was logged in before. */
export async function takeOverContext(context: BrowserContext, host: Host, world: WorldControl, phone: string): Promise<void> {
  const state = await storedState(await signIn(host, world, phone))
  await context.addInitScript(([key, value]) => location.protocol.startsWith('http') && localStorage.setItem(key, value), [
    CLIENT_STATE_KEY,
    state,
  ] as const)
}

/** Logs a member in by calls and writes the session before the first page opens. Returns the client. */
export async function signInContext(
  context: BrowserContext,
  host: Host,
  world: WorldControl,
  phone: string,
  base?: string,
): Promise<ShopClient> {
  const client = await signIn(host, world, phone)
  await seedKnownDevice(context, base, await storedState(client))
  return client
}
