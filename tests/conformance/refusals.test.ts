import { ERRORS } from '@nusaria/contracts/errors'
import { LIMITS } from '@nusaria/contracts/limits'
import { allCalls } from '@nusaria/contracts/registry'
import { loginActions } from '@nusaria/scenario-runner/drivers/calls/login'
import { createStoryContext } from '@nusaria/scenario-runner/drivers/calls/story-context'
import { buildRequest } from '@nusaria/scenario-runner/support/client'
import { createWorld } from '@nusaria/scenario-runner/support/control'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import type { WireRequest } from '@nusaria/scenario-runner/support/hosts'
import { injectHost } from '@nusaria/scenario-runner/support/served-hosts'
import { testShop } from '@nusaria/scenario-runner/support/shop'
import { MEMBERS } from '@nusaria/scenarios/members'
import { describe, expect, test } from 'vitest'
import { mswHost } from '../support/msw-host.ts'

const shop = testShop()
const hosts = [injectHost(shop), mswHost(shop)]
const { id: world } = await createWorld(injectHost(shop).control, { frozen: true })
const json = { 'content-type': 'application/json' }

const refusals: [what: string, refused: keyof typeof ERRORS, body: string | Uint8Array, headers: Record<string, string>][] = [
  ['a body over 1 MB', 'BODY_TOO_LARGE', JSON.stringify({ text: 'x'.repeat(LIMITS.bodyMaxBytes) }), json],
  ['a body of very many values', 'BODY_TOO_LARGE', JSON.stringify({ list: Array(LIMITS.bodyMaxValues).fill(0) }), json],
  ['a body that is nested very deeply', 'BODY_TOO_LARGE', '['.repeat(50_000) + ']'.repeat(50_000), json],
  ['text that is not JSON', 'MALFORMED_BODY', '{"keyword": "kopi"', json],
  ['bytes that are not UTF-8', 'MALFORMED_BODY', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json],
  ['a body of another type', 'BODY_TYPE_UNSUPPORTED', 'keyword=kopi', { 'content-type': 'application/x-www-form-urlencoded' }],
]
const withBody = allCalls().filter(({ call }) => call.body)

describe.each(refusals)('%s', (_what, refused, body, headers) => {
  test.each(withBody)('is refused by $id the same way on both hosts', async ({ call }) => {
    const sent: WireRequest = { ...buildRequest({ ...call, body: undefined }, {}, {}), headers, body }
    const [inject, msw] = await Promise.all(hosts.map((host) => host.send(sent, world)))
    const envelope = JSON.parse(inject?.body ?? '')
    expect(envelope).toMatchObject({ code: ERRORS[refused].code, msg: expect.stringMatching(/\S/) })
    expect(Object.keys(envelope).sort()).toEqual(['code', 'data', 'msg', 'status'])
    expect(inject?.status).toBeGreaterThanOrEqual(400)
    expect(inject?.status).toBeLessThan(500)
    expect(msw).toMatchObject({ status: inject?.status, body: inject?.body })
    expect(shop.problems).toEqual([])
  })
})

describe('an unknown field', () => {
  const host = engineHost(shop)
  const signedIn = createStoryContext(host, { frozen: true }).then(async (story) => {
    await loginActions.logsIn(story, { account: MEMBERS.sari.phone })
    return story.client
  })

  test.each(allCalls())("is refused by $id with its area's code, the field named", async ({ call }) => {
    const { worldId, headers } = await signedIn.then((client) => ({ worldId: client.worldId, headers: client.headers() }))
    const { url, ...sent } = buildRequest(call, {}, headers)
    const envelope = JSON.parse((await host.send({ ...sent, url: `${url}?not_of_this_call=1` }, worldId)).body)
    expect(envelope).toMatchObject({ code: ERRORS[call.invalid ?? 'INVALID_PARAMETER'].code, data: { field: expect.stringMatching(/./) } })
  })
})

describe('a call that takes no body', () => {
  const host = engineHost(shop)
  const bodiless = allCalls().filter(({ call }) => !call.body && !call.form && call.method !== 'GET')

  test.each(bodiless)('$id ignores any JSON text: it is no error of the server', async ({ call }) => {
    const story = await createStoryContext(host, { frozen: true })
    await loginActions.logsIn(story, { account: MEMBERS.sari.phone })
    const { client } = story
    for (const body of ['null', '[]', '5', '"x"', 'true', '{}', '{"request_id":null}']) {
      const { headers, ...sent } = buildRequest(call, { address_id: 'none', order_no: 'none' }, client.headers())
      const reply = await host.send({ ...sent, headers: { ...headers, ...json }, body }, client.worldId)
      expect(reply.status, body).toBeLessThan(500)
    }
  })
})
