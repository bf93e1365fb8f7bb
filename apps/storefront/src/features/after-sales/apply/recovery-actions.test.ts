import { afterSaleContract } from '@nusaria/contracts/after-sale'
import type { ErrorName } from '@nusaria/contracts/errors'
import { ERRORS } from '@nusaria/contracts/errors'
import { expect, it } from 'vitest'
import { errorTargetOf } from './error-target.ts'
import { recoveryActions } from './recovery-actions.ts'

const refusal = (name: ErrorName, params: Record<string, string | number> = {}, field: string | null = null) =>
  ({ kind: 'business', code: ERRORS[name].code, msg: '', field, params }) as const
const { options, preview, apply, reapply } = afterSaleContract
const refusals = [
  ...new Set([options, preview, apply, reapply].flatMap(({ errors, invalid }): readonly ErrorName[] => [...errors, invalid])),
]

it.each(refusals)('%s leaves a next step', (name) => {
  for (const again of [null, 'AS1']) expect(recoveryActions(refusal(name), again).length).toBeGreaterThan(0)
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
] as const)('%s shows beside the %s', (name, spot) => {
  expect(errorTargetOf(refusal(name))).toBe(spot)
})

it('leaves beside the button only what concerns the request as a whole', () => {
  expect(refusals.filter((name) => errorTargetOf(refusal(name)) === 'send').sort()).toEqual([
    'AFTER_SALE_DEADLINE_PAST',
    'AFTER_SALE_LIMIT',
    'AFTER_SALE_NOT_FOUND',
    'AFTER_SALE_REAPPLY_NOT_ALLOWED',
    'AFTER_SALE_UNAUTHORIZED',
    'ORDER_NOT_FOUND',
    'ORDER_PARAMETER_INVALID',
    'ORDER_STATUS_MISMATCH',
    'ORDER_UNAUTHORIZED',
    'REQUEST_ID_REUSED',
  ])
})

it('knows a missing description from a missing reason', () => {
  expect(errorTargetOf(refusal('AFTER_SALE_REASON_REQUIRED', {}, 'description'))).toBe('description')
})

it('opens the request that has the pieces, where it is named', () => {
  expect(recoveryActions(refusal('AFTER_SALE_ONGOING', { after_sale_no: 'AS2' }), null)).toEqual(['request', 'refresh'])
  expect(recoveryActions(refusal('AFTER_SALE_ONGOING'), null)).toEqual(['requests', 'refresh'])
})

it('lets what nobody can be sure of be tried again', () => {
  expect(recoveryActions({ kind: 'timeout' }, null)).toEqual(['again'])
})
