import type { Json } from '../../lib/json.ts'
import type { SecretOrigins } from './secret-origin.ts'
import type { LearnedSecrets } from './secrets.ts'

/** What came in, secrets masked. */
export interface JournalRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly query?: Json
  readonly body?: Json
}

/** What went out, secrets masked and long lists cut. */
export interface JournalReply {
  /** The envelope's text and data. */
  readonly msg?: string
  readonly data?: Json
  /** Of a picture: its id and type. Its bytes are not kept. */
  readonly image_id?: string
  readonly type?: string
}

/** A change that came by the control API, in its place among the requests. */
export interface ControlAction {
  /** Below the world's own path: `events`, `clock`, `faults`, `sign-in`. */
  readonly what: string
  /** Secrets masked. */
  readonly body: Json
}

/** One request of a world with how it was answered; or an act of the control API. */
export interface JournalEntry {
  readonly seq: number
  /** ms of the world's clock */
  readonly at: number
  readonly method: string
  readonly path: string
  /** Full name of the call, e.g. `cart.add`; absent where no call is at that path. */
  readonly call?: string
  /** Which device of the world, and which of its sessions: numbers from 1, in the order they first came. Absent without a header. */
  readonly device?: number
  readonly session?: number
  /** Who is signed in, if anyone. */
  readonly member_no?: string
  readonly request: JournalRequest
  /** What the masked values of the request were. */
  readonly secrets?: SecretOrigins
  /** Something of the request was too long to be kept. */
  readonly cut?: true
  /** Absent too where the journal has grown too large to keep it. */
  readonly reply?: JournalReply
  /** No request of the shop but this. */
  readonly act?: ControlAction
  /** For the world's own use. */
  readonly learnedSecrets?: LearnedSecrets
  /** Whether it changed the world, if only its chance. */
  readonly changed?: true
  /** The envelope's code; null when the reply has no envelope (a picture, a wire fault). */
  readonly code: number | null
  readonly http: number
  /** How long it took, in ms of real time: the one field that differs between equal runs. */
  readonly ms: number
  /** The fault that was applied, e.g. `reply 1105007` or `wire hang`. */
  readonly fault?: string
  /** Where a reply broke its contract, or a handler failed. Empty when all is well. */
  readonly violations: readonly string[]
  /** Where the request differs from its contract and was served all the same; absent where it doesn't. */
  readonly deviations?: readonly string[]
}

/** How much a journal keeps. */
export interface JournalLimits {
  /** Entries at most. */
  readonly entries: number
  /** Characters of all replies at most: the oldest entries do without theirs first. */
  readonly replies: number
  /** Characters of all requests at most: the oldest entries go first. */
  readonly requests: number
}

/** What an entry takes beside its reply, characters of JSON. */
const ENTRY_CHARACTERS = 200

/** A world's journal: its latest requests. */
export class Journal {
  readonly #size: JournalLimits
  #entries: JournalEntry[]
  #seq: number
  #replies = 0
  #requests = 0
  /** Entries from the beginning that have no reply any more. */
  #bare = 0

  constructor(size: JournalLimits, entries: readonly JournalEntry[] = [], seq = 0) {
    this.#size = size
    this.#entries = [...entries]
    this.#seq = seq
    for (const entry of entries) this.#count(entry, 1)
  }

  /** Number of the latest entry; 0 before the first. */
  get seq(): number {
    return this.#seq
  }

  /** Characters of all that it holds, about. */
  get size(): number {
    return this.#replies + this.#requests
  }

  add(entry: Omit<JournalEntry, 'seq'>): void {
    this.#seq += 1
    const added = { seq: this.#seq, ...entry }
    this.#entries.push(added)
    this.#count(added, 1)
    // Dropping a tenth at a time keeps the cost of a full journal off each request.
    if (this.#entries.length > this.#size.entries * 1.1) this.#drop(this.#entries.length - this.#size.entries)
    if (this.#replies > this.#size.replies * 1.1) this.#strip()
    if (this.#requests > this.#size.requests * 1.1) this.#shrink()
  }

  /** Entries after `seq`, oldest first. */
  since(seq: number): JournalEntry[] {
    // From the end: whoever follows the journal asks for its last lines.
    return this.#entries.slice(this.#entries.findLastIndex((entry) => entry.seq <= seq) + 1)
  }

  #count({ request, reply, path, violations, deviations = [] }: JournalEntry, sign: 1 | -1): void {
    this.#requests += sign * (ENTRY_CHARACTERS + path.length + jsonLength(request) + jsonLength(violations) + jsonLength(deviations))
    if (reply) this.#replies += sign * jsonLength(reply)
  }

  #drop(many: number): void {
    for (const entry of this.#entries.splice(0, many)) this.#count(entry, -1)
    this.#bare = Math.max(0, this.#bare - many)
  }

  #strip(): void {
    for (; this.#replies > this.#size.replies && this.#bare < this.#entries.length; this.#bare += 1) {
      const entry = this.#entries[this.#bare]
      if (!entry?.reply) continue
      this.#replies -= jsonLength(entry.reply)
      const { reply: _reply, ...bare } = entry
      this.#entries[this.#bare] = bare
    }
  }

  #shrink(): void {
    let [many, left] = [0, this.#requests]
    for (const { request, path, violations, deviations = [] } of this.#entries) {
      if (left <= this.#size.requests) break
      left -= ENTRY_CHARACTERS + path.length + jsonLength(request) + jsonLength(violations) + jsonLength(deviations)
      many += 1
    }
    this.#drop(many)
  }
}

/** About as many characters as a value has as JSON; far cheaper than writing it. */
function jsonLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 3
  if (typeof value !== 'object' || value === null) return 6
  let sum = 2
  for (const key in value) sum += (Array.isArray(value) ? 0 : key.length + 3) + jsonLength((value as Record<string, unknown>)[key])
  return sum
}
