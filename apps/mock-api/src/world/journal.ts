import type { Json } from '../kernel/json.ts'

/** What came in, secrets masked. */
export interface JournalRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly query?: Json
  readonly body?: Json
}

/** One request of a world with how it was answered. */
export interface JournalEntry {
  readonly seq: number
  /** ms of the world's clock */
  readonly at: number
  readonly method: string
  readonly path: string
  readonly request: JournalRequest
  /** The envelope's code; null when the reply has no envelope (a picture, a wire fault). */
  readonly code: number | null
  readonly http: number
  /** How long it took, in ms of real time: the one field that differs between equal runs. */
  readonly ms: number
  /** The fault that was applied, e.g. `reply 1105007` or `wire hang`. */
  readonly fault?: string
  /** Where a reply broke its contract, or a handler failed. Empty when all is well. */
  readonly violations: readonly string[]
}

/** A world's journal: its latest requests. */
export class Journal {
  readonly #kept: number
  readonly #entries: JournalEntry[]
  #seq: number

  constructor(kept: number, entries: readonly JournalEntry[] = [], seq = 0) {
    this.#kept = kept
    this.#entries = [...entries]
    this.#seq = seq
  }

  /** Number of the latest entry; 0 before the first. */
  get seq(): number {
    return this.#seq
  }

  add(entry: Omit<JournalEntry, 'seq'>): void {
    this.#seq += 1
    this.#entries.push({ seq: this.#seq, ...entry })
    // Dropping a tenth at a time keeps the cost of a full journal off each request.
    if (this.#entries.length > this.#kept * 1.1) this.#entries.splice(0, this.#entries.length - this.#kept)
  }

  /** Entries after `seq`, oldest first. */
  since(seq: number): JournalEntry[] {
    return this.#entries.filter((entry) => entry.seq > seq)
  }
}
