import { signingIn } from '../drivers/calls/signing-in.ts'
import { newStory } from '../drivers/calls/story.ts'
import { Client } from '../support/client.ts'
import type { WorldControl } from '../support/control.ts'
import type { Host } from '../support/hosts.ts'

/** Logs a member of a world in by calls, as an app does; answers their token. */
export async function memberToken(host: Host, world: WorldControl, phone: string): Promise<string> {
  const client = new Client(host, world.id, 'device-shell')
  await signingIn.logsIn(Object.assign(newStory(host, world), { client }), { phone })
  if (client.token === null) throw new Error(`${phone} was not logged in`)
  return client.token
}
