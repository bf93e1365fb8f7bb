import type { ErrorName } from '@nusaria/contracts/errors'
import { ERRORS } from '@nusaria/contracts/errors'
import { orderContract } from '@nusaria/contracts/order'
import { describe, expect, it } from 'vitest'
import { isOutcomeUnknown } from '../../shared/submission/submit.ts'
import { errorTargetOf } from './error-target.ts'

const refusal = (name: ErrorName) => ({ kind: 'business', code: ERRORS[name].code, msg: '', field: null, params: {} }) as const

describe('where a refusal of the order is shown', () => {
  it.each([
    ['PRICE_CHANGED', 'total'],
    ['STOCK_INSUFFICIENT', 'lines'],
    ['PURCHASE_LIMIT_EXCEEDED', 'lines'],
    ['ADDRESS_UNSUPPORTED', 'address'],
    ['DELIVERY_UNSUPPORTED', 'delivery'],
    ['ORDER_VOUCHER_EXPIRED', 'vouchers'],
    ['COIN_RULES_NOT_MATCHED', 'coins'],
    ['DAILY_ORDER_LIMIT', 'place'],
    ['OPERATING_TOO_FAST', 'place'],
  ] as const)('%s beside %s', (name, spot) => {
    expect(errorTargetOf(refusal(name))).toBe(spot)
  })

  it('shows beside the button only errors that concern the order as a whole', () => {
    const atButton = [...orderContract.confirm.errors, ...orderContract.place.errors].filter(
      (name) => errorTargetOf(refusal(name)) === 'place',
    )
    expect([...new Set(atButton)].sort()).toEqual([
      'DAILY_ORDER_LIMIT',
      'OPERATING_TOO_FAST',
      'ORDER_ACCOUNT_DISABLED',
      'ORDER_SYSTEM_BUSY',
      'REQUEST_ID_REUSED',
    ])
  })

  it('knows when the outcome of the order is unknown', () => {
    expect(isOutcomeUnknown({ kind: 'timeout' })).toBe(true)
    expect(isOutcomeUnknown(refusal('PRICE_CHANGED'))).toBe(false)
    expect(errorTargetOf({ kind: 'timeout' })).toBe('place')
  })
})
