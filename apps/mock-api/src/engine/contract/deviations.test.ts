import { HEADERS, PLATFORM } from '@nusaria/contracts/headers'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createFakeEngine, jsonRequest } from '../../testing/fake-domain.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { parseLeniently } from './unknown-fields.ts'

const headers = { deviceid: 'd-1', language: 'id', platform: PLATFORM, storeno: '62001' }
const take = (extra: object = {}, sent: Record<string, string> = headers) =>
  jsonRequest('POST', '/api/fake/take', { item_no: 'A', pieces: 1, ...extra }, sent)

/** Sends requests to a world; the code and the deviations of each. */
async function noted(options: { strict?: boolean; world?: { strict: boolean } }, ...requests: ReturnType<typeof jsonRequest>[]) {
  const engine = createFakeEngine(options.strict === undefined ? {} : { strict: options.strict })
  const world = await engine.worlds.create(options.world ?? {})
  for (const request of requests) await engine.handle(world.id, request)
  return world.journal.since(0).map(({ code, deviations }) => [code, deviations])
}

describe('a field that is in no contract', () => {
  it('is left out and noted, in body and query alike', async () => {
    const [plain, extra, query, upload] = await noted(
      {},
      take(),
      take({ colour: 'red', note: { deep: 1 } }),
      jsonRequest('GET', '/api/fake/find/a?least=1&utm=x&__proto__=1', undefined, headers),
      jsonRequest('POST', '/api/fake/draw', { why: 1 }, headers),
    )
    expect(plain).toEqual([0, undefined])
    expect(extra).toEqual([0, ['body.colour: no such field', 'body.note: no such field']])
    expect(query).toEqual([0, ['query.utm: no such field', 'query.__proto__: no such field']])
    expect(upload).toEqual([0, ['body.why: no such field']])
  })

  it('is the only exception: an invalid field of the contract is refused', async () => {
    expect(await noted({}, take({ pieces: 0, colour: 'red' }))).toEqual([[1105004, undefined]])
  })

  it('is refused by a strict engine, and by a strict world of any other', async () => {
    const request = take({ colour: 'red' })
    expect(await noted({ strict: true }, request)).toEqual([[1105004, undefined]])
    expect(await noted({ world: { strict: true } }, request)).toEqual([[1105004, undefined]])
    expect(await noted({ strict: true, world: { strict: false } }, request)).toEqual([[0, ['body.colour: no such field']]])
  })

  it('is noted without its value, and with a shortened name', async () => {
    const [[, deviations]] = (await noted({}, take({ ['x'.repeat(500)]: 'secret' }))) as [[number, string[]]]
    expect(deviations).toEqual([`body.${'x'.repeat(55)}: no such field`])
  })

  it('is found inside lists, objects and unions', () => {
    const schema = z.strictObject({
      lines: z.array(z.strictObject({ sku: z.string() })),
      source: z.union([z.strictObject({ cart: z.literal(true) }), z.strictObject({ sku: z.string() })]),
    })
    const { checked, unknown } = parseLeniently(schema, { lines: [{ sku: 'a' }, { sku: 'b', x: 1 }], source: { sku: 'c', y: 2 } })
    expect(checked.data).toEqual({ lines: [{ sku: 'a' }, { sku: 'b' }], source: { sku: 'c' } })
    expect([...unknown].sort()).toEqual(['lines.1.x', 'source.y'])
  })
})

describe('the headers of the contract', () => {
  it('are noted where they are missing or wrong, and never refused', async () => {
    const { storeno: _, ...rest } = headers
    expect(await noted({ strict: true }, take({}, rest), take({}, { ...headers, language: 'fr' }))).toEqual([
      [0, [`header ${HEADERS.store}: missing`]],
      [0, [`header ${HEADERS.language}: not a value of the contract`]],
    ])
  })

  it('are expected with the shop’s own calls, but not when the browser fetches a picture', async () => {
    const shop = await createTestShop()
    const request = jsonRequest('GET', '/api/member/picture/none', undefined, {})
    await shop.engine.handle(shop.world.id, request)
    expect(shop.world.journal.since(0)[0]?.deviations).toBeUndefined()
  })

  it('name the device that the body names', async () => {
    const shop = await createTestShop()
    for (const device_id of ['d-1', 'd-2'])
      await shop.engine.handle(shop.world.id, jsonRequest('POST', '/api/member/user/visit', { device_id }, headers))
    expect(shop.world.journal.since(0).map(({ deviations }) => deviations)).toEqual([
      undefined,
      ['device_id: not the device of the header'],
    ])
  })
})
