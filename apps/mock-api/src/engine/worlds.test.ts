import { formatInstant } from '@nusaria/catalogue/lib/time'
import { describe, expect, it } from 'vitest'
import { createFakeEngine, jsonRequest } from '../testing/fake-domain.ts'

const post = (name: string, body?: unknown, token?: string) =>
  jsonRequest('POST', `/api/fake/${name}`, body, token ? { authorization: `Bearer ${token}` } : {})
const dataOf = (reply: { body: string }) => (JSON.parse(reply.body) as { data: Record<string, unknown> }).data

describe('worlds', () => {
  it('are isolated, with 50 clients at once', async () => {
    const engine = createFakeEngine()
    const worlds = await Promise.all([1, 2].map(() => engine.worlds.create({ frozen: true })))
    const clients = Array.from({ length: 50 }, (_, n) => worlds[n % 2]?.id ?? '')
    await Promise.all(clients.flatMap((id) => [1, 2, 3].map(() => engine.handle(id, post('draw')))))
    await Promise.all(clients.map((id, n) => (n % 2 ? null : engine.handle(id, post('slow_take', { item_no: 'A' })))))
    const pieces = worlds.map((world) => world.stores.get('items')?.get('A')?.pieces)
    expect(pieces[1]).toBe(10)
    expect(worlds.map((world) => world.journal.seq)).toEqual([100, 75])
    expect((await engine.worlds.get('default'))?.journal.seq).toBe(0)
  })

  it('with the same seed and the same steps have the same journal', async () => {
    const story = async () => {
      const engine = createFakeEngine()
      const world = await engine.worlds.create({ seed: 7, now: 1_750_000_000_000, frozen: true })
      world.faults.replace([{ call: 'fake.take', rate: 0.5, reply: 1105007 }])
      const steps = [post('draw'), post('mine', undefined, 'token-ani'), post('draw'), post('take', { item_no: 'A', pieces: 2 })]
      const replies: string[] = []
      for (let round = 0; round < 5; round++) for (const step of steps) replies.push((await engine.handle(world.id, step)).body)
      return { replies, journal: JSON.stringify(world.journal.since(0).map(({ ms: _ms, ...entry }) => entry)) }
    }
    const [one, two] = [await story(), await story()]
    expect(one.journal).toBe(two.journal)
    expect(one.replies).toEqual(two.replies)
    expect(one.journal).toContain('"fault":"reply 1105007"')
  })

  it('of other seeds differ', async () => {
    const engine = createFakeEngine()
    const drawn = async (seed: number | string) =>
      dataOf(await engine.handle((await engine.worlds.create({ seed })).id, post('draw'))).token
    expect(new Set([await drawn(1), await drawn(2), await drawn('one')]).size).toBe(3)
  })

  it('seed a member the same in any order, as of the start of the world', async () => {
    const engine = createFakeEngine()
    const items = async (...order: string[]) => {
      const world = await engine.worlds.create({ seed: 3, now: 1_000_000, frozen: true })
      for (const name of order) {
        await engine.handle(world.id, post('draw'))
        await engine.handle(world.id, post('mine', undefined, `token-${name}`))
        world.clock.set(world.clock.now + 1_000)
      }
      const rows = (world.stores.get('items')?.find() ?? []).map((row) => JSON.stringify(row))
      return rows.sort()
    }
    expect(await items('ani', 'bayu')).toEqual(await items('bayu', 'ani', 'ani'))
  })

  it('fork into copies that then change independently', async () => {
    const engine = createFakeEngine()
    const world = await engine.worlds.create({ seed: 5, now: 0, frozen: true })
    await engine.handle(world.id, post('mine', undefined, 'token-ani'))
    const fork = await engine.worlds.fork(world)
    expect({ ...fork.snapshot(), id: '' }).toEqual({ ...world.snapshot(), id: '' })
    const [a, b] = [await engine.handle(world.id, post('draw')), await engine.handle(fork.id, post('draw'))]
    expect(a.body).toBe(b.body)
    await engine.handle(fork.id, post('take', { item_no: 'A', pieces: 4 }))
    expect(world.stores.get('items')?.get('A')?.pieces).toBe(10)
    expect(fork.stores.get('items')?.get('A')?.pieces).toBe(6)
  })

  it('can be restored from JSON', async () => {
    const engine = createFakeEngine()
    const world = await engine.worlds.create({ seed: 5, now: 0, frozen: true })
    for (const step of [post('mine', undefined, 'token-ani'), post('tally', { keep: true }), post('draw')])
      await engine.handle(world.id, step)
    const text = JSON.stringify(world.snapshot())
    const next = (await engine.handle(world.id, post('draw'))).body
    const other = createFakeEngine()
    const restored = await other.worlds.put(JSON.parse(text))
    expect(JSON.stringify(restored.snapshot())).toBe(text)
    expect((await other.handle(restored.id, post('draw'))).body).toBe(next)
  })

  it('are removed when there are too many or when they are unused; the default one never', async () => {
    let real = 0
    const engine = createFakeEngine({ maxWorlds: 4, maxIdle: 1_000, realTime: () => real })
    await engine.worlds.get('default')
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      ids.push((await engine.worlds.create({})).id)
      if (n === 1) await engine.worlds.get(ids[0] ?? '')
    }
    expect(ids.map((id) => engine.worlds.has(id))).toEqual([false, false, true, true, true])
    real = 5_000
    const young = await engine.worlds.create({})
    expect([...ids, 'default', young.id].filter((id) => engine.worlds.has(id))).toEqual(['default', young.id])
  })

  it('are removed when their journals together are too large', async () => {
    const engine = createFakeEngine({ maxJournalCharacters: 1_000 })
    const [quiet, busy] = [await engine.worlds.create({}), await engine.worlds.create({})]
    for (let n = 0; n < 20; n++) await engine.handle(busy.id, post('draw'))
    const young = await engine.worlds.create({})
    expect([quiet, busy, young].map(({ id }) => engine.worlds.has(id))).toEqual([false, false, true])
  })
})

describe("a world's clock", () => {
  it('ticks with real time unless it is frozen', async () => {
    let real = 1_000
    const engine = createFakeEngine({ realTime: () => real })
    const now = async (id: string) => dataOf(await engine.handle(id, post('draw'))).now
    const ticking = await engine.worlds.create({ now: 0 })
    const frozen = await engine.worlds.create({ now: 0, frozen: true })
    real += 60_000
    expect([await now(ticking.id), await now(frozen.id)]).toEqual([formatInstant(60_000), formatInstant(0)])
    frozen.clock.freeze(false)
    ticking.clock.freeze(true)
    real += 1_000
    expect([await now(ticking.id), await now(frozen.id)]).toEqual([formatInstant(60_000), formatInstant(1_000)])
  })

  it('fires due timers before a request, each at its own time', async () => {
    const engine = createFakeEngine()
    const world = await engine.worlds.create({ now: 0, frozen: true })
    await engine.handle(world.id, post('tally', { keep: true }))
    world.clock.set(10 * 60_000)
    await engine.handle(world.id, post('draw'))
    expect(world.stores.get('items')?.get('A')).toMatchObject({ pieces: 0, at: 60_000 })
    expect(world.timers.all()).toEqual([])
  })
})
