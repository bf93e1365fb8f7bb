import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { orderContract } from '@nusaria/contracts/order'
import { describe, expect, it } from 'vitest'
import { isOutcomeUnknown } from '#platform/forms/submit.ts'
import { findRecoveryActions, orderRefusals, purchasableQuantity } from './order-refusals.ts'

const cart = { type: 'cart' } as const
const three = { type: 'buy_now', sku_no: 'S1', quantity: 3 } as const
const refusal = (name: ErrorName, params: Record<string, string | number> = {}) =>
  ({ kind: 'business', code: ERRORS[name].code, msg: '', field: null, params }) as const

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
  ] as const)('%s beside %s', (name, target) => {
    expect(orderRefusals(refusal(name)).target).toBe(target)
  })

  it('shows beside the button only errors that concern the order as a whole', () => {
    const atButton = [...orderContract.confirm.errors, ...orderContract.place.errors].filter(
      (name) => orderRefusals(refusal(name)).target === 'place',
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
    expect(orderRefusals({ kind: 'timeout' }).target).toBe('place')
  })
})

it.each([...new Set([...orderContract.confirm.errors, ...orderContract.place.errors])])('%s has at least one next step', (name) => {
  for (const source of [cart, three]) expect(findRecoveryActions(refusal(name), source).length).toBeGreaterThan(0)
})

it('offers the quantity that can be bought, for "buy now"', () => {
  expect(purchasableQuantity(refusal('STOCK_INSUFFICIENT', { stock: 2 }), three)).toBe(2)
  expect(purchasableQuantity(refusal('PURCHASE_LIMIT_EXCEEDED', { stock: 50, limit: 1 }), three)).toBe(1)
  expect(findRecoveryActions(refusal('STOCK_INSUFFICIENT', { stock: 2 }), three)).toEqual(['fewer', 'goods'])
  expect(purchasableQuantity(refusal('SHIPPING_TEMPLATE_MISSING', { kilograms: 200, fits: 2 }), three)).toBe(2)
  expect(findRecoveryActions(refusal('STOCK_INSUFFICIENT', { stock: 0 }), three)).toEqual(['goods'])
  expect(findRecoveryActions(refusal('STOCK_INSUFFICIENT', { stock: 2 }), cart)).toEqual(['goods'])
})

it('offers to retry when the outcome is unknown', () => {
  expect(findRecoveryActions({ kind: 'timeout' }, cart)).toEqual(['again'])
})
