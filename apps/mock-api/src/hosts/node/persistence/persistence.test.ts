import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, HOUR } from '@nusaria/catalogue/lib/time'
import { describe, expect, it } from 'vitest'
import { CONTROL_BASE } from '../../../control/base.ts'
import { Control } from '../../../control/control.ts'
import type { Engine } from '../../../engine/engine.ts'
import type { WorldSnapshot } from '../../../engine/world/snapshot.ts'
import { fakeTables, jsonRequest } from '../../../testing/fake-domain.ts'
import { persistenceFixture, piecesOf, postTo, useWorld } from '../../../testing/persistence-fixture.ts'

const fixture = persistenceFixture()
const { stop, start } = fixture

/** The same whatever journal lines stay beyond their number. */
const comparable = (snapshot: WorldSnapshot | undefined) => ({ ...snapshot, journal: snapshot?.journal.entries.slice(-5) })

describe('a saved world', () => {
  it('is the same after a restart: rows in their order, timers, messages, journal, faults, random values and ids', async () => {
    const engine = await start()
    await useWorld(engine)
    const world = await engine.worlds.get('default')
    await world?.enqueue(() => world.faults.replace([{ call: 'fake.draw', after: 3, reply: 401 }]))
    await useWorld(engine)
    const before = comparable(world?.snapshot())
    await stop()

    const again = await start()
    const found = await again.worlds.get('default')
    expect(comparable(found?.snapshot())).toEqual(before)
    expect(found?.journal.seq).toBe(8)
    await useWorld(again)
    const later = comparable(found?.snapshot())
    await stop()
    expect(comparable(await (await start()).worlds.get('default').then((each) => each?.snapshot()))).toEqual(later)
    expect(fixture.said).toEqual([])
  })

  it('has the same name and note after a restart, also without the note', async () => {
    const label = async (engine: Engine) => (await engine.worlds.get('default'))?.label
    const rename = async (engine: Engine, body: object) => {
      const control = new Control(engine, { version: '1', openapi: () => ({}) })
      expect((await control.handle(jsonRequest('PUT', `${CONTROL_BASE}/worlds/default`, body))).status).toBe(200)
    }
    await rename(await start(), { name: 'Sold out', note: 'For the review' })
    await stop()
    const again = await start()
    expect(await label(again)).toEqual({ name: 'Sold out', note: 'For the review' })
    await rename(again, { note: '' })
    await stop()
    expect(await label(await start())).toEqual({ name: 'Sold out' })
  })

  it('is the default one; other worlds live in memory only', async () => {
    const engine = await start()
    const { id } = await engine.worlds.create({})
    await engine.handle(id, jsonRequest('POST', '/api/fake/take', { item_no: 'A', pieces: 3 }))
    await stop()
    const again = await start()
    expect(again.worlds.has(id)).toBe(false)
    expect(await piecesOf(again)).toBe(10)
  })

  it('continues in real time while the server is stopped, unless its clock is frozen; overdue timers fire at the first request', async () => {
    let now = 1_000_000_000_000
    const realTime = () => now
    const engine = await start({ realTime })
    await postTo(engine, 'tally', { keep: true })
    expect(await piecesOf(engine)).toBe(11)
    await stop()
    now += HOUR

    const running = await start({ realTime })
    await postTo(running, 'draw')
    expect(await piecesOf(running)).toBe(0)
    const world = await running.worlds.get('default')
    expect(world?.clock.now).toBe(now)
    await world?.enqueue(() => world.clock.freeze(true))
    await stop()
    now += DAY
    expect((await (await start({ realTime })).worlds.get('default'))?.clock.now).toBe(now - DAY)
  })

  it('never goes back in time when the machine’s clock was set back, and fires no timer twice or early', async () => {
    let now = 1_000_000_000_000
    const realTime = () => now
    const engine = await start({ realTime })
    await postTo(engine, 'tally', { keep: true })
    now += HOUR
    await postTo(engine, 'draw')
    expect(await piecesOf(engine)).toBe(0)
    for (const back of [HOUR, 5 * HOUR]) {
      now -= back
      await postTo(engine, 'draw')
      expect(await piecesOf(engine)).toBe(0)
    }
    const reached = (await engine.worlds.get('default'))?.clock.now ?? 0
    expect(reached).toBeGreaterThanOrEqual(1_000_000_000_000 + HOUR)
    await stop()
    now -= DAY

    const running = await start({ realTime })
    await postTo(running, 'draw')
    expect(await piecesOf(running)).toBe(0)
    const entries = (await running.worlds.get('default'))?.journal.since(0) ?? []
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(entries.at(-1)?.at).toBeGreaterThanOrEqual(reached)
  })

  it('saves the journal entry of a read without delaying its reply', async () => {
    const engine = await start()
    await useWorld(engine)
    for (let n = 0; n < 3; n++) await engine.handle('default', jsonRequest('GET', '/api/fake/find/A'))
    await stop()
    expect((await (await start()).worlds.get('default'))?.journal.seq).toBe(7)
  })

  it('saves changes that arrive during a write together in the next write, each complete', async () => {
    const engine = await start()
    await Promise.all(Array.from({ length: 9 }, () => postTo(engine, 'slow_take', { item_no: 'A' })))
    await stop()
    expect(await piecesOf(await start())).toBe(1)
  })
})

describe('a folder', () => {
  const aside = () => readdirSync(join(fixture.dir, 'set-aside'))
  const files = () => readdirSync(join(fixture.dir, 'world-800/level')).map((name) => join(fixture.dir, 'world-800/level', name))
  const data = () => files().filter((name) => /\.(log|ldb)$/.test(name))
  const stamp = () => join(fixture.dir, 'world-800/stamp.json')

  it.each([
    ['written over in the middle', () => scribble(data(), 0.5), 'broken'],
    ['cut', () => cut(data()), 'no world'],
    ['without its log', () => remove(files().filter((name) => name.endsWith('.log'))), 'log is missing'],
    ['without its table of contents', () => remove(files().filter((name) => /CURRENT|MANIFEST/.test(name))), ''],
    ['without its files', () => remove(files()), ''],
    ['of another version', () => writeFileSync(stamp(), readFileSync(stamp(), 'utf8').replace(/"format": \d+/, '"format": 0')), 'version'],
    ['without its stamp', () => unlinkSync(stamp()), 'stamp.json'],
    ['with a stamp nobody can read', () => writeFileSync(stamp(), '{'), 'stamp.json'],
  ])('%s is set aside with a note, and a new world is created', async (_, spoil, why) => {
    await useWorld(await start())
    await stop()
    spoil()
    const engine = await start()
    expect(await piecesOf(engine)).toBe(10)
    expect(fixture.said).toEqual([
      expect.stringMatching(
        /^The world in .*world-800 can't be used: .+\. It is in .*set-aside\/20.+-world-800 now, and a new one begins\.$/,
      ),
    ])
    expect(fixture.said[0]).toContain(why)
    expect(aside()).toHaveLength(1)
    await useWorld(engine)
    await stop()
    expect(await piecesOf(await start())).toBe(9)
    expect(fixture.said).toHaveLength(1)
  })

  it('with rows that no longer fit their table is set aside', async () => {
    await useWorld(await start())
    await stop()
    const { items, ...rest } = fakeTables
    const narrower = { ...rest, items: { ...items, schema: items.schema.extend({ pieces: items.schema.shape.pieces.max(5) }) } }
    await fixture.open({ tables: narrower })
    expect(fixture.said[0]).toContain('another version')
  })

  it('is set aside once when the mock starts again', async () => {
    await useWorld(await start())
    await stop()
    const freshSince = Date.now() + 1
    while (Date.now() < freshSince);
    const engine = await start({}, { freshSince })
    expect(fixture.said).toEqual([expect.stringMatching(/^Starting over; the world there was is in .*-world-800\.$/)])
    await useWorld(engine)
    await stop()
    expect(await piecesOf(await start({}, { freshSince }))).toBe(9)
    expect(fixture.said).toHaveLength(1)
  })

  it('in use by another process is not touched: the next process gets its own, and each finds its own again', async () => {
    const first = await start()
    const second = await start()
    await postTo(second, 'take', { item_no: 'A', pieces: 4 })
    expect(fixture.said).toEqual([
      expect.stringMatching(/^Another start keeps its world in .*world-800; this one has its own in .*world-800\.2\.$/),
    ])
    expect(await piecesOf(first)).toBe(10)
    await stop()
    expect(await piecesOf(await start())).toBe(6)
  })

  it('is a separate one for another number of products', async () => {
    await useWorld(await start())
    expect(await piecesOf(await start({}, { products: 2_000 }))).toBe(10)
    expect(fixture.said).toEqual([])
  })

  it('that can’t be created is refused with the reason', async () => {
    writeFileSync(join(fixture.dir, 'file'), '')
    await expect(fixture.open({ dir: join(fixture.dir, 'file') })).rejects.toThrow(
      /^No world can be kept in .*file.*NUSARIA_DATA names another folder\.$/,
    )
  })

  it('that was set aside is deleted after ten newer ones', async () => {
    for (let n = 0; n < 12; n++) {
      await fixture.open()
      await stop()
      remove(files())
    }
    expect(aside().length).toBeLessThanOrEqual(10)
  })
})

/** Writes over a part of files from some place on. */
function scribble(paths: readonly string[], from: number): void {
  for (const path of paths) {
    const bytes = readFileSync(path)
    const at = Math.floor(bytes.length * from)
    writeFileSync(path, bytes.fill(0x5a, at, at + 100))
  }
}

function cut(paths: readonly string[]): void {
  for (const path of paths) writeFileSync(path, readFileSync(path).subarray(0, 20))
}

function remove(paths: readonly string[]): void {
  for (const path of paths) unlinkSync(path)
}
