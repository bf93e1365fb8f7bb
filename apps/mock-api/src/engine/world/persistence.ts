import type { RowChange } from '../store/table-store.ts'
import type { JournalEntry } from './journal.ts'
import type { SentMessage } from './outbox.ts'
import type { WorldSnapshot } from './snapshot.ts'
import type { Timer, TimerChange } from './timers.ts'

/** The parts of a world besides its tables, timers, messages and journal. */
export type WorldMeta = Omit<WorldSnapshot, 'tables' | 'timers' | 'outbox' | 'journal'>

/** The changes of one job. `meta` is small and always complete. */
export interface WorldChange {
  readonly meta: WorldMeta
  /** Rows by table and key. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, RowChange>>
  readonly timers: readonly TimerChange[]
  /** Messages that were sent, oldest first. */
  readonly sent: readonly SentMessage[]
  /** Entries of the journal, oldest first. */
  readonly journalEntries: readonly JournalEntry[]
}

/** Identifies a timer within its world. */
export const timerKey = ({ kind, ref }: Pick<Timer, 'kind' | 'ref'>) => `${kind}!${ref}`

/** Saves one world outside the engine. The engine doesn't know where. */
export interface Persistence {
  /** The world as it was last saved; null when there is none. Also used to recover after a failure. */
  restore(): Promise<WorldSnapshot | null>
  /**
   * Saves the changes of a job, all or nothing; jobs come in order. Rejects with `NotPersisted`, reports the cause itself, and keeps
   * rejecting until the world is restored.
   */
  save(change: WorldChange): Promise<void>
}

/** Distinguishes a job that changed its world from one that only added journal entries. */
export class ChangeDetector {
  /** The latest `meta`, as JSON. */
  #head: string

  constructor(meta?: WorldMeta) {
    this.#head = JSON.stringify(meta) ?? ''
  }

  get head(): string {
    return this.#head
  }

  detect({ meta, rows, timers, sent }: WorldChange): boolean {
    const [before, after] = [this.#head, JSON.stringify(meta)]
    this.#head = after
    return after !== before || rows.size + timers.length + sent.length > 0
  }
}

/** The changes of a job couldn't be saved: they didn't happen. */
export class NotPersisted extends Error {
  /** The job began when all earlier changes were saved: what it read is true, apart from its own changes. */
  readonly readSaved: boolean

  constructor(cause?: unknown, readSaved = false) {
    super('The change could not be saved', { cause })
    this.name = 'NotPersisted'
    this.readSaved = readSaved
  }
}
