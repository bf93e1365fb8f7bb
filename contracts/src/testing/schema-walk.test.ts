import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schemaProblems } from './schema-walk.ts'

describe('the walk over wire schemas', () => {
  it.each([
    ['a loose object', z.looseObject({ a: z.string() })],
    ['an object that strips', z.object({ a: z.string() })],
    ['any', z.any()],
    ['unknown', z.array(z.unknown())],
    ['a default', z.strictObject({ a: z.string().default('x') })],
    ['a transform', z.strictObject({ a: z.string().transform(Number) })],
    ['a coercion', z.strictObject({ a: z.coerce.number() })],
    ['a trim', z.union([z.null(), z.string().trim()])],
    ['a catch', z.string().catch('')],
  ])('finds %s', (_, schema) => {
    expect(schemaProblems(schema, 'it')).not.toEqual([])
  })

  it('passes what only checks', () => {
    const schema = z.strictObject({
      a: z.string().regex(/x/).optional(),
      b: z.discriminatedUnion('k', [z.strictObject({ k: z.literal(1) })]).nullable(),
      c: z.array(z.int()),
      d: z.email(),
    })
    expect(schemaProblems(schema, 'it')).toEqual([])
  })
})
