import { tables } from '../../../domains/tables.ts'
import { JOURNAL_ENTRIES } from '../../../engine/engine.ts'
import type { Persistence } from '../../../engine/world/persistence.ts'
import { CATALOGUE_SEED } from '../../../shop.ts'
import type { OpenPersistence, PersistenceOptions } from './open-persistence.ts'

export interface LazyPersistence {
  readonly persistence: Persistence
  /** Opens the folder and returns its path relative to the working directory. Rejects with `PersistenceRefused`. */
  open(): Promise<string>
  close(): Promise<void>
}

/** Persistence of the shop's world that loads and opens its store at the first use. It keeps as many journal entries as the engine does by default. */
export function createLazyPersistence(options: Omit<PersistenceOptions, 'tables' | 'catalogueSeed' | 'journalEntries'>): LazyPersistence {
  let opening: Promise<OpenPersistence> | null = null
  const opened = () => {
    opening ??= import('./open-persistence.ts').then(({ openPersistence }) =>
      openPersistence({ ...options, tables, catalogueSeed: CATALOGUE_SEED, journalEntries: JOURNAL_ENTRIES }),
    )
    return opening
  }
  return {
    persistence: {
      restore: async () => (await opened()).persistence.restore(),
      save: async (change) => (await opened()).persistence.save(change),
    },
    open: async () => (await opened()).folder,
    close: async () => (await opening?.catch(() => null))?.persistence.close(),
  }
}
