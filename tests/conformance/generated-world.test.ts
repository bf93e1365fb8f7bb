import { controlClient } from '@nusaria/mock-api/control/control-client'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld } from '@nusaria/scenario-runner/support/control'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import type { Host } from '@nusaria/scenario-runner/support/hosts'
import { injectHost } from '@nusaria/scenario-runner/support/served-hosts'
import { SMOKE_RUN_START } from '@nusaria/tools/openapi/smoke-run'
import { expect, test } from 'vitest'
import { mswHost } from '../support/msw-host.ts'

const page = { page_num: 1, page_size: 20 }

/** All rows of a world with 15 more members and 40 more orders, and what its calls reply, as text. */
async function tellWorld(host: Host, seed: number): Promise<string> {
  const world = await createWorld(host.control, { seed, now: SMOKE_RUN_START, frozen: true, members: 15, orders: 40 })
  const control = controlClient(host.control)
  const tables = Object.keys(await world.counts()).map((table) => control('rows', { params: { id: world.id, table } }))
  const replies: string[] = []
  for (const member of ['sari', '81210000001', 'member15@example.com']) {
    const client = new ShopClient(host, world.id)
    client.token = (await control('signIn', { params: { id: world.id }, body: { member } })).auth_token
    for (const reply of [
      await client.send('member.info'),
      await client.send('address.list'),
      await client.send('order.list', { tab: 'all', ...page }),
      await client.send('message.page', page),
      await client.send('points.record', page),
    ])
      replies.push(reply.body)
  }
  for (const body of replies) expect(JSON.parse(body)).toMatchObject({ code: 0 })
  return JSON.stringify([await Promise.all(tables), replies])
}

test('a world with more members and orders is the same for the same seed, byte for byte on every host', async () => {
  const [engine, ...others] = await Promise.all([engineHost(), injectHost(), mswHost()].map((host) => tellWorld(host, 7)))
  expect(others).toEqual([engine, engine])
  expect(await tellWorld(engineHost(), 8)).not.toBe(engine)
})
