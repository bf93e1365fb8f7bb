import { describe, expect, it, vi } from 'vitest'
import { createFakeEngine, jsonRequest } from '../testing/fake-domain.ts'

const take = (pieces: unknown, extra: object = {}) => jsonRequest('POST', '/api/fake/take', { item_no: 'A', pieces, ...extra })
const data = (reply: { body: string }) => JSON.parse(reply.body) as { code: number; msg: string; data: unknown; status: string }

describe('a request', () => {
  it('gets the success envelope', async () => {
    const reply = await createFakeEngine().handle('default', take(3))
    expect(reply.status).toBe(200)
    expect(data(reply)).toEqual({ code: 0, msg: 'success', data: { item_no: 'A', pieces: 7 }, status: '10000' })
  })

  it('with an invalid field is refused with the code of its area and the field’s name; a strict engine refuses unknown fields, too', async () => {
    const engine = createFakeEngine({ strict: true })
    for (const [request, field] of [
      [take(0), 'pieces'],
      [take('3'), 'pieces'],
      [take(1, { more: true }), 'more'],
      [jsonRequest('POST', '/api/fake/take', []), undefined],
      [jsonRequest('POST', '/api/fake/take', undefined), 'item_no'],
      [jsonRequest('POST', '/api/fake/take?x=1', { item_no: 'A', pieces: 1 }), 'x'],
    ] as const) {
      const reply = await engine.handle('default', request)
      expect(reply.status).toBe(200)
      expect(data(reply)).toMatchObject({ code: 1105004, status: '1105004' })
      expect((data(reply).data as { field?: string } | null)?.field).toBe(field)
    }
    expect(data(await engine.handle('default', jsonRequest('POST', '/api/fake/tally', {}))).code).toBe(1101020)
  })

  it('that can not be read is refused clearly', async () => {
    const engine = createFakeEngine()
    const status = async (request: ReturnType<typeof jsonRequest>) => {
      const reply = await engine.handle('default', request)
      expect(data(reply)).toMatchObject({ code: reply.status, data: null })
      return reply.status
    }
    expect(await status({ ...take(1), body: null, bodyError: 'too_large' })).toBe(413)
    expect(await status(jsonRequest('POST', '/api/fake/none', {}))).toBe(404)
    expect(await status(jsonRequest('GET', '/api/fake/take'))).toBe(404)
    expect(await status(jsonRequest('GET', '/api/fake/find/%E0%A4%A'))).toBe(404)
  })

  it('to an unknown world is refused, whatever the id', async () => {
    for (const id of ['nowhere', '__proto__', '']) {
      const reply = await createFakeEngine().handle(id, take(1))
      expect([reply.status, data(reply).msg]).toEqual([404, `There is no world "${id}"`])
    }
  })

  it('reads its path and query by the schema', async () => {
    const engine = createFakeEngine({ strict: true })
    const find = async (address: string) => data(await engine.handle('default', jsonRequest('GET', `/api/fake/find/${address}`)))
    const read = { item_no: 'a b', least: 12, full: true, tags: ['x', 'y&'] }
    expect((await find('a%20b?least=12&full=true&tags=x&tags=y%26')).data).toEqual(read)
    expect((await find('a?tags=one')).data).toMatchObject({ tags: ['one'] })
    for (const [address, field] of [
      ['a?least=twelve', 'least'],
      ['a?full=1', 'full'],
      ['a?least=1&least=2', 'least'],
      ['a?__proto__=1', '__proto__'],
      ['a?driver=1', 'driver'],
      ['a'.repeat(21), 'item_no'],
    ] as const)
      expect(await find(address)).toMatchObject({ code: 1101020, data: { field } })
  })

  it('of a member needs a valid token', async () => {
    const engine = createFakeEngine()
    const world = await engine.worlds.create({ now: 0, frozen: true })
    const mine = (token?: string) =>
      engine.handle(world.id, jsonRequest('POST', '/api/fake/mine', undefined, token ? { authorization: `Bearer ${token}` } : {}))
    expect(data(await mine('token-ani')).code).toBe(0)
    for (const reply of [await mine(), await mine('token-none')]) expect([reply.status, data(reply).code]).toEqual([401, 401])
    world.clock.set(7 * 86_400_000)
    expect((await mine('token-ani')).status).toBe(401)
  })

  it('may carry a form with a file', async () => {
    const engine = createFakeEngine()
    const post = async (n: string, size: number) => {
      const form = new FormData()
      form.set('n', n)
      form.set('file', new File(['x'.repeat(size)], 'a.png', { type: 'image/png' }))
      const sent = new Response(form)
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
      const body = new Uint8Array(await sent.arrayBuffer())
      return data(await engine.handle('default', { method: 'POST', path: '/api/fake/upload', query: '', headers, body }))
    }
    expect((await post('7', 20)).data).toEqual({ name: 'a.png', size: 20, n: 7 })
    expect(await post('seven', 20)).toMatchObject({ code: 1101020, data: { field: 'n' } })
    expect(await post('7', 60)).toMatchObject({ code: 1101020, data: { field: 'file' } })
    expect((await post('7', 6_000)).code).toBe(413)
    expect(data(await engine.handle('default', jsonRequest('POST', '/api/fake/upload', { n: 1 }))).code).toBe(415)
    const torn = jsonRequest('POST', '/api/fake/upload', 'torn', { 'content-type': 'multipart/form-data; boundary=b' })
    expect(data(await engine.handle('default', torn)).code).toBe(400)
  })

  it('may be answered with a picture', async () => {
    const reply = await createFakeEngine().handle('default', jsonRequest('GET', '/api/fake/picture'))
    expect(reply.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', 'x-image-id': 'P1', 'cache-control': 'no-store' })
    expect(reply.body).toContain('<svg')
  })
})

describe('a unit of work', () => {
  const pieces = async (engine: ReturnType<typeof createFakeEngine>) =>
    (await engine.worlds.get('default'))?.stores.get('items')?.get('A')?.pieces

  it('changes nothing when the request fails', async () => {
    const engine = createFakeEngine()
    expect(data(await engine.handle('default', take(10)))).toMatchObject({ code: 1105007, data: { field: 'pieces', params: { stock: 0 } } })
    await engine.handle('default', jsonRequest('POST', '/api/fake/tally', { keep: false }))
    const world = await engine.worlds.get('default')
    expect([await pieces(engine), world?.timers.all().length, world?.outbox.list().length]).toEqual([10, 0, 0])
  })

  it('is committed when the failure asks for it', async () => {
    const engine = createFakeEngine()
    expect(data(await engine.handle('default', jsonRequest('POST', '/api/fake/tally', { keep: true }))).code).toBe(1101002)
    const world = await engine.worlds.get('default')
    expect([await pieces(engine), world?.timers.all().length, world?.outbox.list().length]).toEqual([11, 1, 1])
  })

  it('is the only one in its world at a time, also when the handler waits', async () => {
    const engine = createFakeEngine()
    await Promise.all(
      Array.from({ length: 8 }, () => engine.handle('default', jsonRequest('POST', '/api/fake/slow_take', { item_no: 'A' }))),
    )
    expect(await pieces(engine)).toBe(2)
  })

  it('is rolled back and reported when the reply breaks its contract', async () => {
    const report = vi.fn()
    const engine = createFakeEngine({ report })
    for (const [name, told] of [
      ['lie', 'fake.lie: the reply breaks its contract: n: '],
      ['crash', 'fake.crash: the handler failed: Error: on purpose'],
    ] as const) {
      const reply = await engine.handle('default', jsonRequest('POST', `/api/fake/${name}`))
      expect([reply.status, data(reply).code]).toEqual([500, 500])
      expect(report).toHaveBeenLastCalledWith(expect.stringContaining(told))
    }
    expect(await pieces(engine)).toBe(10)
    const entries = (await engine.worlds.get('default'))?.journal.since(0) ?? []
    expect(entries.map(({ violations }) => violations.length)).toEqual([1, 1])
  })
})
