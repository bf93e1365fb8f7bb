import type { Json } from '@nusaria/catalogue/lib/json'
import { formatInstant } from '@nusaria/catalogue/lib/time'
import { ERRORS } from '@nusaria/contracts/errors'
import { API_BASE, HEADERS } from '@nusaria/contracts/headers'
import type { CallStep, ControlStep, Placeholder, Recording } from '@nusaria/scenarios/recording'
import { z } from 'zod'
import type { CallRegistry } from '../engine/contract/call-registry.ts'
import type { Engine } from '../engine/engine.ts'
import type { JournalEntry } from '../engine/world/journal.ts'
import type { World } from '../engine/world/world.ts'
import { ControlError } from './control-error.ts'
import { describeUnreadable, requiredEntries } from './recording-entries.ts'
import { fileFilling, fillingFor, KnownValues, putAt } from './recording-values.ts'

type Actor = Recording['actors'][number]

const DEVICE = HEADERS.device.toLowerCase()

/** The devices of a recording, one more for each session that began there before the journal did. */
export class Actors {
  readonly #list: Actor[] = []
  readonly #places = new Map<string, number>()

  get list(): Actor[] {
    return this.#list
  }

  /** The actor's number of a request; `isEarlier`: the session began before the first step. */
  of({ request, session, member_no }: JournalEntry, isEarlier: boolean): number {
    const device = request.headers[DEVICE] ?? ''
    const signed_in = isEarlier ? member_no : undefined
    const key = `${signed_in === undefined ? '' : session} ${device}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.#list.length)
    this.#list.push(signed_in === undefined ? { device } : { device, signed_in })
    return this.#list.length - 1
  }
}

const RecordingQuery = z.object({
  from: z.coerce.number().int().min(1).optional(),
  to: z.coerce.number().int().min(1).optional(),
  title: z.string().trim().min(1).max(200).optional(),
})

/** Faults after which the reply couldn't be read. */
const UNREADABLE_REPLY = /truncate|malformed/

type Fields = Readonly<Record<string, Json>>

/** A range of a world's journal, with the earlier steps that it needs, to be replayed in a new world. */
export function recordJournal(engine: Engine, world: World, query: Readonly<Record<string, string | undefined>>): Recording {
  const parsed = RecordingQuery.safeParse(query)
  if (!parsed.success) throw new ControlError(400, `${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message}`)
  const { from = 1, to = world.journal.seq, title = 'A stretch of the journal' } = parsed.data
  const lines = world.journal.since(0).filter(({ seq }) => seq <= to)
  if (from > to || !lines.some(({ seq, act }) => seq >= from && !act)) throw new ControlError(400, 'from: the journal has no request there')
  return new Recorder(engine.calls, world).tell(lines, from, title)
}

/** Turns lines of a journal into steps. */
class Recorder {
  readonly #calls: CallRegistry
  readonly #world: World
  readonly #given = new KnownValues()
  readonly #actors = new Actors()
  readonly #missing: string[] = []
  /** The step of each line. */
  readonly #steps = new Map<number, number>()

  constructor(calls: CallRegistry, world: World) {
    this.#calls = calls
    this.#world = world
  }

  tell(lines: readonly JournalEntry[], from: number, title: string): Recording {
    const first = lines[0]?.seq ?? 1
    if (first > 1) this.#missing.push(`The journal no longer holds the first ${first - 1} lines of this world.`)
    const required = requiredEntries(lines, from)
    required.forEach(({ seq }, at) => {
      this.#steps.set(seq, at + 1)
    })
    const steps = required.map((line) => {
      const step = line.act ? this.#act(line) : this.#call(line)
      if (!UNREADABLE_REPLY.test(line.fault ?? '')) this.#given.learn(this.#steps.get(line.seq) ?? 0, line.reply)
      return line.seq < from ? { ...step, before: true as const } : step
    })
    for (const line of lines) if (line.seq >= from && !line.act && !this.#steps.has(line.seq)) this.#missing.push(describeUnreadable(line))
    const { seed, size, strict, epoch } = this.#world
    const given = { seed, now: formatInstant(epoch), ...size, strict, frozen: true as const }
    return { format: 1, title, given, actors: this.#actors.list, missing: [...new Set(this.#missing)], steps }
  }

  #act({ act, method, at }: JournalEntry): ControlStep {
    return {
      act: act?.what ?? '',
      method: method as ControlStep['method'],
      body: this.#given.withReferences(act?.body ?? null),
      at: formatInstant(at),
    }
  }

  #call(line: JournalEntry): CallStep {
    const { seq, call: name = '', at, code, request, violations, fault, cut } = line
    if (cut) this.#missing.push(`Line ${seq}, ${name}: something of the request was too long to be kept.`)
    const call = this.#calls.get(name)
    const known = Object.keys(call?.query?.shape ?? {})
    const query = this.#fields('query', line)
    const others = Object.entries(query).filter(([field]) => !known.includes(field))
    const args = {
      ...this.#params(line),
      ...Object.fromEntries(Object.entries(query).filter(([field]) => known.includes(field))),
      ...this.#fields(call?.form ? 'form' : 'body', line),
    }
    const session = this.#session(line)
    return {
      call: name,
      args,
      ...(others.length > 0 ? { query: Object.fromEntries(others.map(([field, value]) => [field, String(value)])) } : {}),
      by: {
        actor: this.#actors.of(line, session === true),
        ...(session === undefined ? {} : { session }),
        ...(request.headers.language === undefined ? {} : { language: request.headers.language }),
      },
      at: formatInstant(at),
      expect: { code, ...(violations.length > 0 ? { violations: [...violations] } : {}) },
      ...(fault === undefined ? {} : { fault }),
    }
  }

  /** Query, body or form, its secrets and what earlier steps gave as fillings. */
  #fields(part: 'query' | 'body' | 'form', line: JournalEntry): Fields {
    const { request, secrets = {}, code } = line
    const sent = part === 'query' ? request.query : request.body
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return {}
    let value: Json = this.#given.withReferences(sent)
    if (part === 'form') {
      const spoiled = code === ERRORS.INVALID_PARAMETER.code || code === ERRORS.EVIDENCE_INVALID.code
      value = Object.fromEntries(
        Object.entries(value as Fields).map(([name, item]) => [
          name,
          (typeof item === 'string' ? fileFilling(item, spoiled) : null) ?? item,
        ]),
      )
    }
    for (const [path, note] of Object.entries(secrets)) {
      const [of, ...at] = path.split('.')
      if (of === part) value = putAt(value, at, this.#filling(line, note, at.at(-1) ?? ''))
    }
    return value as Fields
  }

  /** What the path names. */
  #params({ seq, call: name = '', path, secrets = {} }: JournalEntry): Fields {
    const parts = path.slice(API_BASE.length).split('/')
    const params: [string, Json][] = []
    for (const [at, part] of (this.#calls.get(name)?.path ?? '').split('/').entries()) {
      if (!part.startsWith(':')) continue
      const field = part.slice(1)
      const note = secrets[`params.${field}`]
      const value = decodeURIComponent(parts[at] ?? '')
      params.push([field, note ? this.#filling({ seq, call: name }, note, field) : this.#given.withReferences(value)])
    }
    return Object.fromEntries(params)
  }

  /** The token; `true` where the member came in before the first step. */
  #session({ seq, call, secrets, member_no }: JournalEntry): CallStep['by']['session'] {
    const note = secrets?.token
    if (!note) return undefined
    const isEarlier = note.is === 'earlier' || (note.is === 'given' && !this.#steps.has(note.seq))
    return isEarlier && member_no !== undefined ? true : this.#filling({ seq, call }, note, 'token')
  }

  #filling({ seq, call = '' }: Pick<JournalEntry, 'seq' | 'call'>, note: Parameters<typeof fillingFor>[0], name: string): Placeholder {
    const filling = fillingFor(note, name, (line) => this.#steps.get(line))
    if (filling) return filling
    this.#missing.push(`Line ${seq}, ${call}: its ${name} came from a line that the journal no longer holds.`)
    return { secret: 'unknown', length: 12, digits: false }
  }
}
