import { afterSaleContract } from '@nusaria/contracts/after-sale'
import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { expect, it } from 'vitest'
import { applyRefusals } from './refusals.ts'

const refusal = (name: ErrorName, params: Record<string, string | number> = {}, field: string | null = null) =>
  ({ kind: 'business', code: ERRORS[name].code, msg: '', field, params }) as const
const { options, preview, apply, reapply } = afterSaleContract
const refusals = [
  ...new Set([options, preview, apply, reapply].flatMap(({ errors, invalid }): readonly ErrorName[] => [...errors, invalid])),
]

it.each(refusals)('%s has a recovery action', (name) => {
  for (const again of [null, 'AS1']) expect(applyRefusals(refusal(name), again).actions.length).toBeGreaterThan(0)
})

it.each([
  ['AFTER_SALE_ONGOING', 'lines'],
  ['AFTER_SALE_EXISTS', 'lines'],
  ['AFTER_SALE_QUANTITY', 'lines'],
  ['AFTER_SALE_TYPE_UNSUPPORTED', 'type'],
  ['AFTER_SALE_REASON_REQUIRED', 'reason'],
  ['EVIDENCE_INVALID', 'pictures'],
  ['REFUND_ACCOUNT_REQUIRED', 'target'],
  ['AFTER_SALE_AMOUNT', 'total'],
] as const)('%s shows at %s', (name, target) => {
  expect(applyRefusals(refusal(name)).target).toBe(target)
})

it('shows at the submit button only what concerns the request as a whole', () => {
  expect(refusals.filter((name) => applyRefusals(refusal(name)).target === 'send').sort()).toEqual([
    'AFTER_SALE_CHANGED',
    'AFTER_SALE_DEADLINE_PAST',
    'AFTER_SALE_LIMIT',
    'AFTER_SALE_NOT_FOUND',
    'AFTER_SALE_REAPPLY_NOT_ALLOWED',
    'ORDER_NOT_FOUND',
    'ORDER_PARAMETER_INVALID',
    'ORDER_STATUS_MISMATCH',
    'REQUEST_ID_REUSED',
  ])
})

it('tells a missing description from a missing reason', () => {
  expect(applyRefusals(refusal('AFTER_SALE_REASON_REQUIRED', {}, 'description')).target).toBe('description')
})

it('opens the request that has the pieces, when the error names it', () => {
  expect(applyRefusals(refusal('AFTER_SALE_ONGOING', { after_sale_no: 'AS2' }), null).actions).toEqual(['request', 'refresh'])
  expect(applyRefusals(refusal('AFTER_SALE_ONGOING'), null).actions).toEqual(['requests', 'refresh'])
})

it('offers to send again when no answer came', () => {
  expect(applyRefusals({ kind: 'timeout' }, null).actions).toEqual(['again'])
})
