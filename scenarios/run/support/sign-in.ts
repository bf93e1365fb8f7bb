import { loginActions } from '../drivers/calls/login.ts'
import { storyContext } from '../drivers/calls/story-context.ts'
import { ShopClient } from './client.ts'
import type { WorldControl } from './control.ts'
import type { Host } from './hosts.ts'

/** The device of the browser tests. */
export const DEVICE = 'device-browser'

/** Logs a member in by calls, as an app does. Returns the client, which has the token. */
export async function signIn(host: Host, world: WorldControl, phone: string): Promise<ShopClient> {
  const client = new ShopClient(host, world.id, DEVICE)
  await loginActions.logsIn(Object.assign(storyContext(host, world), { client }), { account: phone })
  return client
}

/** The same; returns the token. */
export async function memberToken(host: Host, world: WorldControl, phone: string): Promise<string> {
  const { token } = await signIn(host, world, phone)
  if (token === null) throw new Error(`${phone} was not logged in`)
  return token
}
