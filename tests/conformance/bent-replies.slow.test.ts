import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import type { Call } from '@nusaria/contracts/contract'
import { takeExact } from '@nusaria/contracts/exact'
import { fitToShape } from '@nusaria/contracts/fit'
import { allCalls } from '@nusaria/contracts/registry'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { validValues } from '@nusaria/tools/backend-check/arbitrary'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bend } from '../support/bend.ts'

const calls = allCalls().map(({ id, call }) => ({ id, call, schema: call.data ?? z.null() }))
const replies = calls.flatMap(({ id, call, schema }) => {
  const shape = replyShape(call)
  return shape ? [{ id, schema, shape }] : []
})

type Schema = z.core.$ZodType

/** A schema without lengths, patterns and ranges: the types that a page's code is written against. */
function loose(schema: Schema): z.ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return z.strictObject(Object.fromEntries(Object.entries(def.shape).map(([key, child]) => [key, loose(child)])))
  if (def.type === 'array') return z.array(loose(def.element)).min(z.safeParse(schema, []).success ? 0 : 1)
  if (def.type === 'union') return z.union(def.options.map(loose))
  if (def.type === 'optional') return loose(def.innerType).optional()
  if (def.type === 'nullable') return loose(def.innerType).nullable()
  if (def.type === 'string') return z.string()
  if (def.type === 'number') return z.number()
  return schema as z.ZodType
}

/** With every number as text, and a field in each object that no contract knows. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asText(each)])), added_later: { a: [1] } }
}

const EDITS = Number(process.env.NUSARIA_EDITS ?? 2_000)
const seed = Number(process.env.NUSARIA_SEED ?? Date.now() % 1_000_000_000)
const each = Math.ceil(EDITS / replies.length)

describe(`replies bent by ${EDITS} random edits, seed ${seed}`, () => {
  test.each(replies)('$id fits its page or is refused', ({ id, schema, shape }) => {
    const rng = createRng(rngState(seed, id))
    const expected = loose(schema)
    for (const value of fc.sample(validValues(schema), { seed, numRuns: each })) {
      const bent = bend(value, rng, rng.int(1, 3))
      const reply = fitToShape(shape, bent)
      if (reply.data !== undefined) expect(expected.safeParse(reply.data).error, JSON.stringify(bent)).toBeUndefined()
      else expect(reply.deviations, JSON.stringify(bent)).not.toEqual({})
    }
  })

  test.each(replies)('$id passes as it is, and with numbers as text and unknown fields', ({ schema, shape }) => {
    for (const value of fc.sample(validValues(schema), { seed, numRuns: 10 })) {
      expect(takeExact(shape, value)).toEqual(value)
      expect(fitToShape(shape, value)).toEqual({ data: value, deviations: {}, findings: {} })
      expect(fitToShape(shape, asText(value)).data).toEqual(value)
    }
  })
})

interface Storefront {
  fitReply(name: string, call: Call, data: unknown): Promise<unknown>
}

describe(`replies as the storefront gets them, seed ${seed}`, () => {
  const api = '../../apps/storefront/src/platform/api/contract-check.ts'
  const signals = '../../apps/storefront/src/platform/report/signals.ts'
  const VIOLATIONS = '__contractViolations'
  let development: Storefront
  let production: Storefront

  beforeAll(async () => {
    vi.doMock(signals, () => ({ signal: () => undefined }))
    vi.stubGlobal('window', {})
    vi.stubGlobal('location', { origin: 'https://shop.example' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubEnv('SSR', false)
    development = await import(api)
    vi.stubEnv('DEV', false)
    vi.resetModules()
    production = await import(api)
  })
  afterAll(() => {
    vi.doUnmock(signals)
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })

  const asked = calls.filter(({ call }) => call.reply !== 'image')
  test.each(asked)('$id is what Zod accepts, and the same in development and production', async ({ id, call, schema }) => {
    const rng = createRng(rngState(seed, id))
    for (const value of fc.sample(validValues(schema), { seed, numRuns: each }))
      for (const data of [value, bend(value, rng, rng.int(1, 3))]) {
        const reply = await development.fitReply(id, call, data)
        const verdict = schema.safeParse(data)
        expect(Reflect.has(window, VIOLATIONS), JSON.stringify(data)).toBe(!verdict.success)
        Reflect.deleteProperty(window, VIOLATIONS)
        if (verdict.success) expect(reply).toEqual({ data: verdict.data })
        expect(await production.fitReply(id, call, data)).toEqual(reply)
        expect(Reflect.has(window, VIOLATIONS)).toBe(false)
      }
  })
})
