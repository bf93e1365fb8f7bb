import type { Timer } from '../contract/context.ts'
import type { RowChange } from '../store/table-store.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { SentMessage } from '../world/outbox.ts'
import type { WorldSnapshot } from '../world/snapshot.ts'
import type { TimerChange } from '../world/timers.ts'

/** What a world is beside what grows in it. */
export type WorldMeta = Omit<WorldSnapshot, 'tables' | 'timers' | 'outbox' | 'journal'>

/** What one turn changed. The head is told each time, whole: it is small. */
export interface WorldChange {
  readonly meta: WorldMeta
  /** By table, the rows by key. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, RowChange>>
  /** In order. */
  readonly timers: readonly TimerChange[]
  /** Messages that were sent, oldest first. */
  readonly sent: readonly SentMessage[]
  /** Entries of the journal, oldest first. */
  readonly journalEntries: readonly JournalEntry[]
}

/** What names a due event among those of its world. */
export const timerKey = ({ kind, ref }: Pick<Timer, 'kind' | 'ref'>) => `${kind}!${ref}`

/** Keeps one world where it outlives its engine. The engine doesn't know where. */
export interface Persistence {
  /** The world as it was last kept; null when there is none. After a failure this is how it is taken up again. */
  restore(): Promise<WorldSnapshot | null>
  /**
   * Takes what a turn changed; turns come in order. Resolves once it is kept, all of it or nothing. Rejects with `NotKept`, which
   * the keeper has told whoever runs it, and goes on rejecting until the world is restored.
   */
  save(change: WorldChange): Promise<void>
}

/** Tells a turn that changed its world from one that only left a line in the journal. */
export class ChangeDetector {
  /** As JSON, as it was told last. */
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

/** What a turn changed couldn't be kept: it didn't happen. */
export class NotPersisted extends Error {
  constructor(cause?: unknown) {
    super('The change could not be kept', { cause })
    this.name = 'NotKept'
  }
}
