import { allCalls } from '@nusaria/contracts/registry'
import { validValues } from '@nusaria/tools/backend-check/arbitrary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'

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
