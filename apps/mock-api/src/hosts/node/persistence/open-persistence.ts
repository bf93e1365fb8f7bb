import { join, relative } from 'node:path'
import type { TableDef } from '../../../engine/store/table-def.ts'
import { copyAside, isEmpty, makeFolder, moveAside } from './folders.ts'
import { LevelStore, Locked, reasonOf, type TextStore } from './level-store.ts'
import { PersistenceRefused } from './persistence-refused.ts'
import { fingerprintOf, readStamp, writeStamp } from './stamp.ts'
import { StorePersistence } from './store-persistence.ts'

export interface PersistenceOptions {
  /** The folder of all stored data. */
  readonly dir: string
  readonly tables: Readonly<Record<string, TableDef>>
  readonly catalogueSeed: number
  /** The number of products: each size of the shop has its own folder. */
  readonly products: number
  readonly journalEntries: number
  /** Real time in ms: an older world is moved aside. */
  readonly freshSince?: number
  readonly say: (line: string) => void
  /** ms to wait for another process to release the folder. */
  readonly patience?: number
}

export interface OpenPersistence {
  readonly persistence: StorePersistence
  readonly folder: string
}

/** The most processes that save a world at the same time. */
const MAX_FOLDERS = 9
/** A disk error: the world may be intact, so it isn't moved aside. */
const DISK_ERROR = /no space|permission denied|read-only|too many open|input\/output|E(ACCES|PERM|ROFS|NOSPC|MFILE|NOTDIR)/i

/** Opens the first folder that no other process holds. A world that can't be used is moved aside. */
export async function openPersistence(options: PersistenceOptions): Promise<OpenPersistence> {
  const { dir, tables, catalogueSeed, products, patience = 2_000 } = options
  const fingerprint = fingerprintOf(tables, { seed: catalogueSeed, products })
  const held: string[] = []
  const until = performance.now() + patience
  for (let n = 1; n <= MAX_FOLDERS; n++) {
    const folder = join(dir, `world-${products}${n === 1 ? '' : `.${n}`}`)
    try {
      const persistence = await retryWhileLocked(() => persistenceIn(folder, fingerprint, options), until)
      for (const other of held)
        options.say(`Another start keeps its world in ${relativePath(other)}; this one has its own in ${relativePath(folder)}.`)
      return { persistence, folder: relativePath(folder) }
    } catch (error) {
      if (!(error instanceof Locked))
        throw new PersistenceRefused(
          `No world can be kept in ${relativePath(folder)}: ${reasonOf(error)}. NUSARIA_DATA names another folder.`,
        )
      held.push(folder)
    }
  }
  throw new PersistenceRefused(`Other starts keep their worlds in ${relativePath(dir)}: stop one, or name another folder by NUSARIA_DATA.`)
}

async function retryWhileLocked<T>(act: () => Promise<T>, until: number): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Locked) || performance.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function persistenceIn(folder: string, fingerprint: string, options: PersistenceOptions): Promise<StorePersistence> {
  const store = new LevelStore(join(folder, 'level'))
  if (!isEmpty(folder)) {
    const found = await existingPersistence(store, folder, fingerprint, options)
    if (typeof found !== 'string') return found
    await store.close()
    const place = relativePath(moveAside(folder, new Date()))
    options.say(
      found === FRESH
        ? `Starting over; the world there was is in ${place}.`
        : `The world in ${relativePath(folder)} can't be used: ${found}. It is in ${place} now, and a new one begins.`,
    )
  }
  makeFolder(folder)
  writeStamp(folder, fingerprint, Date.now())
  await store.open(true)
  return StorePersistence.open(store, options)
}

const FRESH = 'fresh'

/** The persistence of an existing world, or why it can't be used. */
async function existingPersistence(
  store: TextStore,
  folder: string,
  fingerprint: string,
  options: PersistenceOptions,
): Promise<StorePersistence | string> {
  try {
    const cut = await store.open(false)
    const stamp = readStamp(folder, fingerprint)
    if (options.freshSince !== undefined && (typeof stamp === 'string' || stamp.made < options.freshSince)) return FRESH
    if (typeof stamp === 'string') return stamp
    const persistence = await StorePersistence.open(store, options)
    if (!persistence.hasWorld) return 'there is no world in it'
    if (cut.length > 0) {
      const place = relativePath(copyAside(folder, cut, new Date()))
      options.say(
        `The log of the world in ${relativePath(folder)} was cut short: what came after ${persistence.lastRequest} is lost. The cut log is in ${place}.`,
      )
    }
    return persistence
  } catch (error) {
    if (error instanceof Locked || DISK_ERROR.test(reasonOf(error))) throw error
    return reasonOf(error)
  }
}

/** A path relative to the working directory. */
function relativePath(path: string): string {
  const short = relative(process.cwd(), path)
  return short.startsWith('..') ? path : short || '.'
}
