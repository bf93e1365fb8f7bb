import type { Json } from '@nusaria/catalogue/lib/json'
import type { Actor } from '@nusaria/contracts/lifecycle-machine'
import type { LearnedSecrets, SecretOrigins } from './secret-origin.ts'

/** The request with its secrets masked. */
export interface JournalRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly query?: Json
  readonly body?: Json
}

/** The reply with its secrets masked and long lists cut. */
export interface JournalReply {
  /** The envelope's text and data. */
  readonly msg?: string
  readonly data?: Json
  /** Of a picture: its id and type, without its bytes. */
  readonly image_id?: string
  readonly type?: string
}

/** A change by the control API, with its position among the requests. */
export interface ControlAction {
  /** Below the world's own path: `events`, `clock`, `faults`, `sign-in`. */
  readonly what: string
  /** Secrets masked. */
  readonly body: Json
}

/** An applied event of a lifecycle. */
export interface TransitionRecord {
  readonly lifecycle: string
  /** Of the row, e.g. an order number. */
  readonly id: string
  readonly event: string
  readonly from: string | number
  readonly to: string | number
  readonly actor: Actor
}

/** A request with its reply, or a change made by the control API. */
export interface JournalEntry {
  readonly seq: number
  /** ms of the world's clock */
  readonly at: number
  readonly method: string
  readonly path: string
  /** The call's full name, e.g. `cart.add`; absent when no call has this path. */
  readonly call?: string
  /** The numbers of the device and the session in this world, from 1 in the order they first came. Absent without a header. */
  readonly device?: number
  readonly session?: number
  /** Who is signed in, if anyone. */
  readonly member_no?: string
  readonly request: JournalRequest
  /** The origins of the masked values. */
  readonly secrets?: SecretOrigins
  /** A part of the request was too long and was cut. */
  readonly cut?: true
  /** Also absent once the journal was too large. */
  readonly reply?: JournalReply
  /** Present instead of a request. */
  readonly act?: ControlAction
  /** Internal: not shown by the control API. */
  readonly learnedSecrets?: LearnedSecrets
  /** The mock's own host asked, to render a page. */
  readonly rendered?: true
  /** It changed the world, if only its random state. */
  readonly changed?: true
  /** The envelope's code; null when the reply has no envelope (a picture, a wire fault). */
  readonly code: number | null
  readonly http: number
  /** The duration in ms of real time: the only field that differs between equal runs. */
  readonly ms: number
  /** The fault that was applied, e.g. `reply 1105007` or `wire hang`. */
  readonly fault?: string
  /** Contract violations of the reply and failures of the handler; usually empty. */
  readonly violations: readonly string[]
  /** How the request differs from its contract although it was served; absent for none. */
  readonly deviations?: readonly string[]
  /** Transitions of the request, and of the timers that fired before it; absent where there are none. */
  readonly transitions?: readonly TransitionRecord[]
}

/** The limits of a journal. */
export interface JournalLimits {
  /** The most entries. */
  readonly entries: number
  /** The most characters of all replies: the oldest entries lose theirs first. */
  readonly replies: number
  /** The most characters of all requests: the oldest entries are dropped first. */
  readonly requests: number
}

/** The characters of an entry's other fields. */
const ENTRY_CHARACTERS = 200

/** The latest requests of a world. */
export class Journal {
  readonly #size: JournalLimits
  #entries: JournalEntry[]
  #seq: number
  #replies = 0
  #requests = 0
  /** The number of entries, from the oldest, that have lost their reply. */
  #bare = 0
  /** Transitions since the latest entry. */
  #transitions: TransitionRecord[] = []

  constructor(size: JournalLimits, entries: readonly JournalEntry[] = [], seq = 0) {
    this.#size = size
    this.#entries = [...entries]
    this.#seq = seq
    for (const entry of entries) this.#count(entry, 1)
  }

  /** The number of the latest entry; 0 before the first. */
  get seq(): number {
    return this.#seq
  }

  /** The approximate number of characters it holds. */
  get size(): number {
    return this.#replies + this.#requests
  }

  add(entry: Omit<JournalEntry, 'seq'>): void {
    this.#seq += 1
    const transitions = this.#transitions
    this.#transitions = []
    const added = { seq: this.#seq, ...entry, ...(transitions.length > 0 && { transitions }) }
    this.#entries.push(added)
    this.#count(added, 1)
    // Dropping a tenth at a time is cheaper than dropping one entry a request.
    if (this.#entries.length > this.#size.entries * 1.1) this.#drop(this.#entries.length - this.#size.entries)
    if (this.#replies > this.#size.replies * 1.1) this.#strip()
    if (this.#requests > this.#size.requests * 1.1) this.#shrink()
  }

  /** Adds a transition to the next entry. */
  recordTransition(record: TransitionRecord): void {
    this.#transitions.push(record)
  }

  /** Entries after `seq`, oldest first. */
  since(seq: number): JournalEntry[] {
    // From the end: a client that follows the journal asks for the last entries.
    return this.#entries.slice(this.#entries.findLastIndex((entry) => entry.seq <= seq) + 1)
  }

  #count(entry: JournalEntry, sign: 1 | -1): void {
    this.#requests += sign * requestLength(entry)
    if (entry.reply) this.#replies += sign * jsonLength(entry.reply)
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
    for (const entry of this.#entries) {
      if (left <= this.#size.requests) break
      left -= requestLength(entry)
      many += 1
    }
    this.#drop(many)
  }
}

/** The characters of an entry but its reply. */
function requestLength({ request, path, violations, deviations = [], transitions = [] }: JournalEntry): number {
  return ENTRY_CHARACTERS + path.length + [request, violations, deviations, transitions].reduce((sum, part) => sum + jsonLength(part), 0)
}

/** The approximate length of a value as JSON; much cheaper than `JSON.stringify`. */
function jsonLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 3
  if (typeof value !== 'object' || value === null) return 6
  let sum = 2
  for (const key in value) sum += (Array.isArray(value) ? 0 : key.length + 3) + jsonLength((value as Record<string, unknown>)[key])
  return sum
}
