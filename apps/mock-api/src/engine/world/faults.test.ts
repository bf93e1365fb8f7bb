import { describe, expect, it } from 'vitest'
import { createFakeEngine, jsonRequest } from '../../testing/fake-domain.ts'
import { Fault } from './fault-schema.ts'

const draw = jsonRequest('POST', '/api/fake/draw')
const take = jsonRequest('POST', '/api/fake/take', { item_no: 'A', pieces: 1 })

async function faulty(...faults: Fault[]) {
  const engine = createFakeEngine()
  const world = await engine.worlds.create({ seed: 1, now: 0, frozen: true })
  world.faults.replace(faults)
  return { engine, world, take: () => engine.handle(world.id, take), left: () => world.stores.get('items')?.get('A')?.pieces }
}

const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as { code: number }).code

describe('a fault', () => {
  it('returns a declared code without running the handler, `after` and `times` as set', async () => {
    const { take, left, world } = await faulty({ call: 'fake.take', after: 1, times: 2, reply: 1105007 })
    const codes = []
    for (let n = 0; n < 5; n++) codes.push(codeOf(await take()))
    expect(codes).toEqual([0, 1105007, 1105007, 0, 0])
    expect(left()).toBe(7)
    expect(world.journal.since(0).map(({ fault }) => fault)).toEqual([undefined, 'reply 1105007', 'reply 1105007', undefined, undefined])
  })

  it('may end the session', async () => {
    const { take } = await faulty({ call: 'fake.take', times: 1, reply: 401 })
    const reply = await take()
    expect([reply.status, codeOf(reply)]).toEqual([401, 401])
  })

  it('affects only its own call', async () => {
    const { engine, world } = await faulty({ call: 'fake.take', reply: 1105007 })
    expect(codeOf(await engine.handle(world.id, draw))).toBe(0)
  })

  it('acts at its rate, by the seed, without changing other random values', async () => {
    const run = async (rate: number) => {
      const { engine, take, world } = await faulty({ call: 'fake.take', rate, reply: 1105007 })
      const codes: number[] = []
      for (let n = 0; n < 9; n++) codes.push(codeOf(await take()))
      return { codes, drawn: (await engine.handle(world.id, draw)).body }
    }
    const [half, again, never] = [await run(0.5), await run(0.5), await run(0)]
    expect(half).toEqual(again)
    expect(new Set(half.codes).size).toBe(2)
    expect(new Set(never.codes)).toEqual(new Set([0]))
    expect(never.drawn).toBe(half.drawn)
  })

  it('of the connection is labelled as one, and runs the handler only if it is set to', async () => {
    for (const [fault, ran, label] of [
      [{ call: 'fake.take', wire: 'hang' }, false, 'wire hang'],
      [{ call: 'fake.take', wire: 'reset' }, false, 'wire reset'],
      [{ call: 'fake.take', wire: 'http', status: 503 }, false, 'wire http 503'],
      [{ call: 'fake.take', wire: 'truncate' }, true, 'wire truncate'],
      [{ call: 'fake.take', wire: 'malformed' }, true, 'wire malformed'],
      [{ call: 'fake.take', wire: 'latency', ms: 300 }, true, 'wire latency 300'],
    ] as const) {
      const { take, left, world } = await faulty(fault)
      const reply = await take()
      expect(left()).toBe(ran ? 9 : 10)
      expect(world.journal.since(0)[0]).toMatchObject({ fault: label })
      if (fault.wire === 'malformed') expect(() => JSON.parse(reply.body)).toThrow()
      else if (fault.wire === 'latency') expect(reply.delay).toBe(300)
      else if (fault.wire === 'http') expect([reply.status, reply.body.startsWith('<!doctype')]).toEqual([503, true])
      else expect(reply.wire).toBe(fault.wire)
    }
  })

  it('may be limited to a member, or to guests', async () => {
    const codesWith = async (member: string) => {
      const { engine, world } = await faulty({ call: 'fake.take', member, times: 1, reply: 1105007 })
      const codes: number[] = []
      for (const token of ['token-bayu', undefined, 'token-ani', 'token-ani']) {
        const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
        codes.push(codeOf(await engine.handle(world.id, jsonRequest('POST', '/api/fake/take', { item_no: 'A', pieces: 1 }, headers))))
      }
      return { codes, seen: world.faults.state()[0]?.seen }
    }
    expect(await codesWith('ani')).toEqual({ codes: [0, 0, 1105007, 0], seen: 2 })
    expect(await codesWith('guest')).toEqual({ codes: [0, 1105007, 0, 0], seen: 1 })
  })

  it('may be limited to arguments of the path, the query and the body', async () => {
    const acts = async (match: Fault['match'], method: string, address: string, body?: unknown) => {
      const call = address.includes('find') ? 'fake.find' : 'fake.take'
      const { engine, world } = await faulty({ call, match, wire: 'http', status: 503 })
      return (await engine.handle(world.id, jsonRequest(method, address, body))).status === 503
    }
    const body = { item_no: 'A', pieces: 2 }
    expect(await acts({ pieces: 2 }, 'POST', '/api/fake/take', body)).toBe(true)
    expect(await acts({ pieces: 2, item_no: 'B' }, 'POST', '/api/fake/take', body)).toBe(false)
    expect(await acts({ password: 'x' }, 'POST', '/api/fake/take', body)).toBe(false)
    expect(await acts({ item_no: 'A', tags: ['x', 'y'] }, 'GET', '/api/fake/find/A?tags=x&tags=y')).toBe(true)
    expect(await acts({ tags: ['x'] }, 'GET', '/api/fake/find/A?tags=x&tags=y')).toBe(false)
    expect(await acts({ least: 3 }, 'GET', '/api/fake/find/A?least=3')).toBe(true)
  })

  it('may have its own body', async () => {
    const envelope = { code: 0, msg: 'ok', data: { item_no: 'A', pieces: -1 }, status: '0' }
    const { take, left, world } = await faulty({ call: 'fake.take', wire: 'http', status: 200, body: envelope })
    const reply = await take()
    const type = 'application/json; charset=utf-8'
    expect([reply.status, reply.headers['content-type'], JSON.parse(reply.body)]).toEqual([200, type, envelope])
    expect(left()).toBe(10)
    expect(world.journal.since(0)[0]).toMatchObject({ code: 0, fault: 'wire http 200', reply: { data: { pieces: -1 } } })
    const html = await faulty({ call: 'fake.take', wire: 'http', status: 502, body: '<h1>Bad gateway</h1>' })
    const headers = { 'content-type': expect.stringContaining('html') }
    expect(await html.take()).toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>', headers })
    for (const status of [200, 204, 304]) expect(Fault.safeParse({ call: 'take', wire: 'http', status }).success).toBe(false)
    expect(Fault.safeParse({ call: 'take', wire: 'http', status: 204, body: '' }).success).toBe(false)
  })

  it('of latency can be combined with another one', async () => {
    const { take } = await faulty({ call: 'fake.take', wire: 'latency', ms: 50 }, { call: 'fake.take', reply: 1105007 })
    const reply = await take()
    expect([reply.delay, codeOf(reply)]).toEqual([50, 1105007])
  })
})
