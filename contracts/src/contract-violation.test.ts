import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeViolation } from './contract-violation.ts'

const Line = z.strictObject({ sku_no: z.string().min(1), quantity: z.int().min(1), status: z.enum(['ok', 'gone']).optional() })
const Cart = z.strictObject({
  lines: z.array(Line),
  payment: z.union([z.strictObject({ kind: z.literal('card') }), z.null()]),
  code: z.string().regex(/^\d{6}$/),
})
const good = { lines: [{ sku_no: 'S1', quantity: 1 }], payment: null, code: '123456' }

const told = (over: object) => {
  const value = { ...good, ...over }
  return Cart.safeParse(value).error?.issues.map((issue) => describeViolation(issue, value))
}

it.each([
  [{ lines: [{ sku_no: 'S1', quantity: '2' }] }, 'lines.0.quantity: expected number, came text of 1 characters'],
  [{ lines: [{ sku_no: 'S1', quantity: 0 }] }, 'lines.0.quantity: expected number to be >=1, came a number'],
  [{ lines: [{ sku_no: 'S1', quantity: 1, status: 'new' }] }, 'lines.0.status: expected one of "ok"|"gone", came text of 3 characters'],
  [{ lines: null }, 'lines: expected array, came null'],
  [{ lines: [{ quantity: 1 }] }, 'lines.0.sku_no: expected string, came nothing'],
  [{ extra: [1, 2] }, 'extra: expected no such field, came a list of 2'],
  [{ payment: 'cash' }, 'payment: expected object or null, came text of 4 characters'],
  [{ payment: new Blob(['abc']) }, 'payment: expected kind: "card" or null, came a file of 3 bytes'],
])('%j is reported with its path and type', (over, text) => {
  expect(told(over)).toContain(text)
})

it('never reports a value', () => {
  const said = told({ code: 'hunter2-secret', payment: { kind: 'hunter2-secret', number: 'hunter2-secret' } })
  expect(said).toHaveLength(2)
  expect(said?.join()).not.toContain('hunter2')
})
