import type { Json } from '@nusaria/catalogue/lib/json'
import type { Placeholder } from '@nusaria/scenarios/recording'
import type { SecretOrigin } from '../engine/world/secret-origin.ts'

/** Generated ids of a world: letters, then ten digits or more. Ids of the catalogue never change. */
const GENERATED_ID = /^[A-Z]{1,5}\d{10,}[A-Za-z0-9]*$/
/** Random ids. The field's name distinguishes them from words. */
const RANDOM_ID = /^[\w-]{16,}$/
/** An address of the API that ends in such an id. */
const ADDRESS = /^\/api\/[\w/-]+\/([\w-]{16,})$/

/** The step of a journal entry in the recording. */
export type StepOf = (seq: number) => number | undefined

/** The ids that earlier steps returned, by value. */
export class KnownValues {
  readonly #places = new Map<string, { readonly from: number; readonly at: string }>()

  /** Stores the ids in a step's reply. The first occurrence wins. */
  learn(step: number, value: unknown, at = ''): void {
    if (typeof value === 'string') {
      const id = ADDRESS.exec(value)?.[1]
      if (id !== undefined) this.#place(id, step, `${at}/`)
      else if (GENERATED_ID.test(value) || (/_(id|no)$/.test(at) && RANDOM_ID.test(value))) this.#place(value, step, at)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) this.learn(step, item, at === '' ? key : `${at}.${key}`)
    }
  }

  #place(value: string, from: number, at: string): void {
    if (!this.#places.has(value)) this.#places.set(value, { from, at })
  }

  /** Replaces known ids by references to the steps that returned them. */
  withReferences(value: Json): Json {
    if (typeof value === 'string') return this.#places.get(value) ?? value
    if (Array.isArray(value)) return value.map((item) => this.withReferences(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.withReferences(item)]))
  }
}

/** Replaces a masked value in a recording; `name` is its field. null when its origin isn't in the recording. */
export function fillingFor(note: SecretOrigin, name: string, stepOf: StepOf): Placeholder | null {
  switch (note.is) {
    case 'given': {
      const from = stepOf(note.seq)
      return from === undefined ? null : { from, at: note.at, secret: 'given' }
    }
    case 'captcha': {
      const from = stepOf(note.seq)
      return from === undefined ? null : { secret: 'captcha', from }
    }
    case 'code':
      return { secret: 'code', to: note.to, back: note.back }
    case 'password':
      return { secret: 'password', which: note.which, fits: note.fits }
    case 'number': {
      const { is: secret, ...number } = note
      return { secret, ...number }
    }
    case 'card':
      return { secret: 'card', bank_code: note.bank_code, past: note.past, number: note.number }
    case 'cvn':
      return { secret: 'cvn', length: note.length }
    case 'expiry':
      return { secret: name === 'expiry_month' ? 'expiry_month' : 'expiry_year', past: note.past }
    case 'unknown':
      return { secret: 'unknown', length: Math.min(note.length, 2_000), digits: note.digits }
    case 'unfit':
      return { secret: 'unfit' }
    case 'earlier':
      return null
  }
}

const FILE = /^\[([^,\]]*), (\d+) bytes\]$/

/** Replaces a file: the journal doesn't keep its bytes. */
export function fileFilling(text: string, spoiled: boolean): Placeholder | null {
  const [, type, bytes] = FILE.exec(text) ?? []
  if (type === undefined) return null
  return { file: type === 'file' ? '' : type, bytes: Number(bytes), ...(spoiled ? { spoiled: true } : {}) }
}

/** Sets a value at a path such as `saved_card.cvn`. */
export function putAt(value: Json, path: readonly string[], filling: Json): Json {
  const [first, ...rest] = path
  if (first === undefined) return filling
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === first ? putAt(item, rest, filling) : item))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Readonly<Record<string, Json>>
  return { ...fields, [first]: putAt(fields[first] ?? null, rest, filling) }
}
