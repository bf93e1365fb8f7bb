import type { Call } from '@nusaria/contracts/contract'
import type { Args } from '@nusaria/scenario-runner/support/client'
import fc from 'fast-check'
import type { z } from 'zod'
import { type Hints, validValues } from './arbitrary.ts'

/** Arguments with a value that no reply has to give. */
const CONSTANTS: Readonly<Record<string, unknown>> = {
  page_num: 1,
  page_size: 10,
  keyword: 'kopi',
  virtual_id: 'ongkir',
  project_id: 'home',
}

/** Arguments that replies have under another name. All others come from the field of their own name, a list from its singular. */
const SOURCES: Readonly<Record<string, string>> = { id: 'product_no' }

/** Ids name something that must exist, so they aren't made up. */
const isId = (name: string) => /(^|_)(ids?|nos?)$/.test(name)

/** Values of each name to remember. */
const MOST = 8
/** The sampled values are the same in each run. */
const SEED = 1

/** What replies have given so far, by field name. */
export class KnownFields {
  readonly #values = new Map<string, string[]>()

  constructor(given: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(given)) this.#values.set(name, [value])
  }

  /** The values by field name. */
  get hints(): Hints {
    return Object.fromEntries(this.#values)
  }

  /** Remembers the texts of a reply by their field names. */
  learn(value: unknown, name = ''): void {
    if (typeof value === 'string') {
      const known = this.#values.get(name) ?? []
      if (name && value && known.length < MOST && !known.includes(value)) this.#values.set(name, [...known, value])
    } else if (Array.isArray(value)) for (const item of value) this.learn(item, name)
    else if (typeof value === 'object' && value !== null) for (const [field, item] of Object.entries(value)) this.learn(item, field)
  }

  /** The values for an argument; empty for an id that no reply had. */
  #candidates(name: string, schema: z.ZodType): readonly unknown[] {
    if (name in CONSTANTS && schema.safeParse(CONSTANTS[name]).success) return [CONSTANTS[name]]
    const source = SOURCES[name] ?? name
    const own = (this.#values.get(source) ?? []).filter((value) => schema.safeParse(value).success)
    if (own.length > 0) return own
    const items = this.#values.get(name.replace(/s$/, '')) ?? []
    if (items.length > 0 && schema.safeParse(items.slice(0, 1)).success) return [items.slice(0, 1)]
    if (isId(name)) return []
    return fc.sample(validValues(schema, this.hints, name), { numRuns: 1, seed: SEED })
  }

  /** The required arguments of a call, in several ways where replies had several values; or the argument that none had. */
  argumentsOf({ params, query, body, form }: Call): readonly Args[] | { readonly missing: string } {
    const fields = [params, query, body, form].flatMap((part) => Object.entries(part?.shape ?? {}) as [string, z.ZodType][])
    const required = fields.filter(([, schema]) => !schema.safeParse(undefined).success)
    const candidates = required.map(([name, schema]) => [name, this.#candidates(name, schema)] as const)
    const missing = candidates.find(([, values]) => values.length === 0)
    if (missing) return { missing: missing[0] }
    const ways = Math.max(1, ...candidates.map(([, values]) => values.length))
    return Array.from({ length: ways }, (_, way) =>
      Object.fromEntries(candidates.map(([name, values]) => [name, values[way % values.length]])),
    )
  }
}
