import { allCalls } from '@nusaria/contracts/registry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { validValues } from './arbitrary.ts'

const parts = allCalls().flatMap(({ id, call }) =>
  (['params', 'query', 'body', 'form', 'data'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? [{ at: `${id}.${part}`, schema }] : []
  }),
)

test.each(parts)('generated values fit $at', ({ schema }) => {
  fc.assert(
    fc.property(validValues(schema), (value) => {
      expect(z.safeParse(schema, value).error).toBeUndefined()
    }),
    { numRuns: 25 },
  )
})
