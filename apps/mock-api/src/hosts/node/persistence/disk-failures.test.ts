import { cpSync, existsSync, readdirSync, readFileSync, truncateSync } from 'node:fs'
import { basename, join } from 'node:path'
import { HOUR } from '@nusaria/catalogue/lib/time'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../../../engine/engine.ts'
import { createFakeEngine, jsonRequest } from '../../../testing/fake-domain.ts'
import { persistenceFixture, piecesOf, postTo, useWorld } from '../../../testing/persistence-fixture.ts'
import { endsWithinRecord } from './cut-logs.ts'
import { JOURNAL_DELAY, type StorePersistence } from './store-persistence.ts'

const fixture = persistenceFixture()
const { stop, start } = fixture

describe('on a full disk', () => {
  afterEach(() => void vi.useRealTimers())

  const full = () => Promise.reject(new Error('No space left on device'))

  /** Lets every write fail, and every opening too, as LevelDB does. Returns what makes room again. */
  function fill({ store }: StorePersistence, failing: readonly ('write' | 'open')[] = ['write', 'open']): () => void {
    const { write, open } = store
    for (const name of failing) Object.assign(store, { [name]: full })
    return () => Object.assign(store, { write, open })
  }
  const read = (engine: Engine) => engine.handle('default', jsonRequest('GET', '/api/fake/find/A'))
  const take = async (engine: Engine) => (await postTo(engine, 'take', { item_no: 'A', pieces: 1 })).status

  it.each([[['write', 'open']], [['write']]] as const)(
    'changes are refused and didn’t happen, reading goes on, and with room again changes are saved: %j fail',
    async (failing) => {
      const persistence = await fixture.open()
      const engine = createFakeEngine({ persistence })
      expect(await take(engine)).toBe(200)
      const makeRoom = fill(persistence, failing)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      for (let n = 0; n < 3; n++) {
        expect([await take(engine), (await read(engine)).status, await piecesOf(engine)]).toEqual([500, 200, 9])
        // The journal entry of the read is due too.
        await vi.advanceTimersByTimeAsync(JOURNAL_DELAY)
        expect((await read(engine)).status).toBe(200)
      }
      makeRoom()
      expect([await take(engine), await piecesOf(engine)]).toEqual([200, 8])
      expect(fixture.said).toEqual([expect.stringContaining('No space left on device'), 'The world is saved again.'])
      await stop()
      const again = await start()
      expect([await piecesOf(again), await take(again)]).toEqual([8, 200])
      expect(fixture.said).toHaveLength(2)
    },
  )

  it('reading goes on when a timer is due, whose change can’t be saved', async () => {
    let now = 1_000_000_000_000
    const persistence = await fixture.open()
    const engine = createFakeEngine({ persistence, realTime: () => now })
    await postTo(engine, 'tally', { keep: true })
    const makeRoom = fill(persistence)
    now += HOUR
    for (let n = 0; n < 3; n++) expect((await read(engine)).status).toBe(200)
    expect((await postTo(engine, 'draw')).status).toBe(500)
    makeRoom()
    expect((await read(engine)).status).toBe(200)
    await stop()
    // The timer has fired once, and this is saved.
    expect(await piecesOf(await start({ realTime: () => now }))).toBe(0)
  })

  it('a member’s very first request reads, although it makes their records', async () => {
    const persistence = await fixture.open()
    const engine = createFakeEngine({ persistence })
    await take(engine)
    const makeRoom = fill(persistence)
    const mine = async () => {
      const reply = await postTo(engine, 'mine', undefined, 'token-bayu')
      return [reply.status, JSON.parse(String(reply.body)).data?.length]
    }
    for (let n = 0; n < 3; n++) expect(await mine()).toEqual([200, 2])
    expect(await take(engine)).toBe(500)
    makeRoom()
    expect(await mine()).toEqual([200, 2])
    await stop()
    expect(fixture.said).toEqual([expect.stringContaining('No space left on device'), 'The world is saved again.'])
  })

  it('a read beside refused changes shows none of them', async () => {
    const persistence = await fixture.open()
    const engine = createFakeEngine({ persistence })
    await take(engine)
    fill(persistence)
    const replies = await Promise.all([take(engine), read(engine), take(engine), read(engine), take(engine)])
    expect(replies.map((each) => (typeof each === 'number' ? each : each.status))).toEqual([500, 200, 500, 200, 500])
    expect(await piecesOf(engine)).toBe(9)
  })
})

describe('a log cut short', () => {
  const logs = () => {
    const level = join(fixture.dir, 'world-800/level')
    return readdirSync(level)
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(level, name))
  }
  const shorten = (bytes: number) => {
    for (const log of logs()) truncateSync(log, readFileSync(log).length - bytes)
  }

  it.each([
    ['within its last record', 3],
    ['by its last record', 'record'],
  ] as const)('%s is announced in one line, its rest is used, and a copy stays', async (_, missing) => {
    const engine = await start()
    await useWorld(engine)
    const [log = ''] = logs()
    const before = readFileSync(log).length
    await postTo(engine, 'take', { item_no: 'A', pieces: 1 })
    await stop()
    shorten(missing === 'record' ? readFileSync(log).length - before : missing)

    const again = await start()
    expect(await piecesOf(again)).toBe(9)
    expect(fixture.said).toEqual([
      expect.stringMatching(
        /^The log of the world in .*world-800 was cut short: what came after request 4 \(POST \/api\/fake\/draw, 20.+\) is lost\. The cut log is in .*set-aside\/20.+-world-800\.$/,
      ),
    ])
    const [copy = ''] = readdirSync(join(fixture.dir, 'set-aside'))
    expect(readdirSync(join(fixture.dir, 'set-aside', copy))).toEqual([expect.stringMatching(/\.log$/)])
    // It is announced once.
    await postTo(again, 'take', { item_no: 'A', pieces: 1 })
    await stop()
    expect(await piecesOf(await start())).toBe(8)
    expect(fixture.said).toHaveLength(1)
  })

  it('by its last record is announced after a kill too, once the record is a second old', async () => {
    const engine = await start()
    await useWorld(engine)
    const [log = ''] = logs()
    const before = readFileSync(log).length
    await postTo(engine, 'take', { item_no: 'A', pieces: 1 })
    const note = join(fixture.dir, 'world-800/level.logs.json')
    await expect.poll(() => existsSync(note) && Object.values(JSON.parse(readFileSync(note, 'utf8')))).toEqual([readFileSync(log).length])
    // What a kill leaves: the files as they are.
    const dir = join(fixture.dir, 'killed')
    cpSync(join(fixture.dir, 'world-800'), join(dir, 'world-800'), { recursive: true })
    truncateSync(join(dir, 'world-800/level', basename(log)), before)
    expect(await piecesOf(await start({}, { dir }))).toBe(9)
    expect(fixture.said).toEqual([expect.stringContaining('was cut short: what came after request 4')])
  })

  it('is told from a whole one of any length', async () => {
    const engine = await start()
    for (let n = 0; n < 60; n++) await postTo(engine, 'draw')
    await stop()
    const [log = ''] = logs()
    const bytes = readFileSync(log)
    // Records over the border of a block.
    expect(bytes.length).toBeGreaterThan(40_000)
    expect(endsWithinRecord(bytes)).toBe(false)
    for (const length of [bytes.length - 1, bytes.length - 40, 32_768, 10])
      expect([length, endsWithinRecord(bytes.subarray(0, length))]).toEqual([length, true])
    expect(endsWithinRecord(Buffer.alloc(0))).toBe(false)
  })
})
