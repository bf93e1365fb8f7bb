import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeEngine, jsonRequest } from '../../testing/fake-domain.ts'
import { memoryStore } from '../../testing/memory-store.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { WorldStorage, type WorldStorageOptions } from './world-storage.ts'

const { store: memory, entries, worlds: kept } = memoryStore()
let written: string[] = []
let said: string[] = []
const store: KeyValueStore = {
  ...memory,
  async set(list) {
    written.push(...list.map(([key]) => key))
    await memory.set(list)
  },
}

/** A page of the offline shop, or a tab beside it. */
function page(options: WorldStorageOptions = {}) {
  const engine = createFakeEngine()
  const storage = new WorldStorage(engine, { store, lock: (_, act) => act(), say: (line) => said.push(line), ...options })
  const asks = (method: string, path: string, body?: unknown, id = 'default') =>
    storage.withLock(id, () => engine.handle(id, jsonRequest(method, `/api/fake/${path}`, body)))
  const takes = async (id = 'default') => JSON.parse((await asks('POST', 'take', { item_no: 'A', pieces: 1 }, id)).body).data.pieces
  const begins = async () => {
    const { id } = await engine.worlds.create({})
    await storage.save(id)
    return id
  }
  return { asks, takes, begins, engine }
}

beforeEach(() => {
  entries.clear()
  written = []
  said = []
})

describe('the worlds of a page', () => {
  it('are the same after a reload and in every tab', async () => {
    const [one, other] = [page(), page()]
    expect(await one.takes()).toBe(9)
    expect(await other.takes()).toBe(8)
    expect(await one.takes()).toBe(7)
    expect(await page().takes()).toBe(6)
  })

  it('are written when something changed, not when they were only read', async () => {
    const { asks, takes } = page()
    await takes()
    written = []
    for (let n = 0; n < 3; n++) await asks('GET', 'find/A')
    expect(written).toEqual([])
    await takes()
    expect(written).toContain('world:default')
    written = []
    await asks('POST', 'draw')
    expect(written).toContain('world:default')
    const reloaded = page()
    await reloaded.asks('GET', 'find/A')
    expect((await reloaded.engine.worlds.get('default'))?.journal.since(0).map(({ path }) => path)).toEqual(
      ['take', 'find/A', 'find/A', 'find/A', 'take', 'draw', 'find/A'].map((name) => `/api/fake/${name}`),
    )
  })

  it.each([
    ['of another version', { format: 0 }],
    ['with rows that no longer fit', { tables: { items: [{ item_no: 'A' }] } }],
  ])('are replaced by a new one, with a message, when they are %s', async (_, broken) => {
    await page().takes()
    entries.set('world:default', { ...(entries.get('world:default') as object), ...broken })
    const reloaded = page()
    expect(await reloaded.takes()).toBe(9)
    expect(said).toEqual([expect.stringMatching(/^The world "default" that this browser stored can't be used: .+ A new one is created\.$/)])
    expect(await page().takes()).toBe(8)
  })

  it('are limited in number and age; the default one stays', async () => {
    const one = page({ maxWorlds: 3 })
    await one.takes()
    const made: string[] = []
    for (let n = 0; n < 5; n++) {
      made.push(await one.begins())
      for (const key of entries.keys()) if (key.startsWith('used:')) entries.set(key, Number(entries.get(key)) - 1_000)
    }
    expect(kept()).toEqual(['default', ...made.slice(-3)])
    const last = await page({ maxIdle: -1 }).begins()
    expect(kept()).toEqual(['default', last])
    expect((await one.asks('GET', 'find/A', undefined, made[0])).status).toBe(404)
  })
})
