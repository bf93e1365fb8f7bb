import type { Due } from '../kernel/ctx.ts'
import type { DueChange } from './dues.ts'
import type { JournalEntry } from './journal.ts'
import type { SentMessage } from './outbox.ts'
import type { WorldSnapshot } from './snapshot.ts'
import type { RowChange } from './table.ts'

/** What a world is beside what grows in it. */
export type WorldHead = Omit<WorldSnapshot, 'tables' | 'dues' | 'outbox' | 'journal'>

/** What one turn changed. The head is told each time, whole: it is small. */
export interface WorldChange {
  readonly head: WorldHead
  /** By table, the rows by key. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, RowChange>>
  /** In order. */
  readonly dues: readonly DueChange[]
  /** Messages that were sent, oldest first. */
  readonly sent: readonly SentMessage[]
  /** Entries of the journal, oldest first. */
  readonly noted: readonly JournalEntry[]
}

/** What names a due event among those of its world. */
export const dueKey = ({ kind, ref }: Pick<Due, 'kind' | 'ref'>) => `${kind}!${ref}`

/** Keeps one world where it outlives its engine. The engine doesn't know where. */
export interface Keeper {
  /** The world as it was last kept; null when there is none. After a failure this is how it is taken up again. */
  restore(): Promise<WorldSnapshot | null>
  /**
   * Takes what a turn changed; turns come in order. Resolves once it is kept, all of it or nothing. Rejects with `NotKept`, which
   * the keeper has told whoever runs it, and goes on rejecting until the world is restored.
   */
  keep(change: WorldChange): Promise<void>
}

/** Tells a turn that changed its world from one that only left a line in the journal. */
export class ChangeSense {
  /** As JSON, as it was told last. */
  #head: string

  constructor(head?: WorldHead) {
    this.#head = JSON.stringify(head) ?? ''
  }

  get head(): string {
    return this.#head
  }

  changes({ head, rows, dues, sent }: WorldChange): boolean {
    const [before, after] = [this.#head, JSON.stringify(head)]
    this.#head = after
    return after !== before || rows.size + dues.length + sent.length > 0
  }
}

/** What a turn changed couldn't be kept: it didn't happen. */
export class NotKept extends Error {
  constructor(cause?: unknown) {
    super('The change could not be kept', { cause })
    this.name = 'NotKept'
  }
}
