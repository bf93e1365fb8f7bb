import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { Engine, EngineOptions } from '../engine/engine.ts'
import { openPersistence, type PersistenceOptions } from '../hosts/node/persistence/open-persistence.ts'
import type { StorePersistence } from '../hosts/node/persistence/store-persistence.ts'
import { createFakeEngine, fakeTables, jsonRequest } from './fake-domain.ts'

/** A folder for stored worlds, new for each test. */
export interface PersistenceFixture {
  readonly dir: string
  /** The lines that the user saw. */
  readonly said: string[]
  open(options?: Partial<PersistenceOptions>): Promise<StorePersistence>
  /** An engine whose default world is saved. */
  start(options?: Partial<EngineOptions>, persistence?: Partial<PersistenceOptions>): Promise<Engine>
  /** Closes the store that was opened last. */
  stop(): Promise<void>
}

export function persistenceFixture(): PersistenceFixture {
  const opened: StorePersistence[] = []
  const fixture = {
    dir: '',
    said: [] as string[],
    async open(options: Partial<PersistenceOptions> = {}) {
      const { dir, said } = fixture
      const say = (line: string) => said.push(line)
      const fixed = { tables: fakeTables, catalogueSeed: 1, products: 800, journalEntries: 5, patience: 0 }
      const { persistence } = await openPersistence({ dir, say, ...fixed, ...options })
      opened.push(persistence)
      return persistence
    },
    start: async (options: Partial<EngineOptions> = {}, persistence: Partial<PersistenceOptions> = {}) =>
      createFakeEngine({ journalEntries: 5, persistence: await fixture.open(persistence), ...options }),
    stop: async () => opened.pop()?.close(),
  }
  beforeEach(() => {
    fixture.dir = mkdtempSync(join(tmpdir(), 'nusaria-keep-'))
    fixture.said = []
  })
  afterEach(async () => {
    for (const persistence of opened.splice(0)) await persistence.close()
  })
  return fixture
}

/** Sends a POST request of the fake domain to the default world. */
export const postTo = (engine: Engine, name: string, body?: unknown, token?: string) =>
  engine.handle('default', jsonRequest('POST', `/api/fake/${name}`, body, token ? { authorization: `Bearer ${token}` } : {}))

/** The pieces of item A in the default world. */
export const piecesOf = async (engine: Engine) => (await engine.worlds.get('default'))?.stores.get('items')?.get('A')?.pieces

/** Sells from item A, and lets a member and the outbox grow: four requests. */
export async function useWorld(engine: Engine): Promise<void> {
  await postTo(engine, 'take', { item_no: 'A', pieces: 2 })
  await postTo(engine, 'mine', undefined, 'token-bayu')
  await postTo(engine, 'tally', { keep: true })
  await postTo(engine, 'draw')
}
