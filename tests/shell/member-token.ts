import { loginActions } from '../drivers/calls/login.ts'
import { storyContext } from '../drivers/calls/story-context.ts'
import { ShopClient } from '../support/client.ts'
import type { WorldControl } from '../support/control.ts'
import type { Host } from '../support/hosts.ts'

/** Logs a member in by calls, as an app does. Returns the token. */
export async function memberToken(host: Host, world: WorldControl, phone: string): Promise<string> {
  const client = new ShopClient(host, world.id, 'device-shell')
  await loginActions.logsIn(Object.assign(storyContext(host, world), { client }), { account: phone })
  if (client.token === null) throw new Error(`${phone} was not logged in`)
  return client.token
}
