import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { orderContract } from '@nusaria/contracts/order'
import { expect, it } from 'vitest'
import { purchasableQuantity, recoveryActionsOf } from './recovery-actions.ts'

const cart = { type: 'cart' } as const
const three = { type: 'buy_now', sku_no: 'S1', quantity: 3 } as const
const refusal = (name: ErrorName, params: Record<string, string | number> = {}) =>
  ({ kind: 'business', code: ERRORS[name].code, msg: '', field: null, params }) as const

it.each([...new Set([...orderContract.confirm.errors, ...orderContract.place.errors])])('%s has at least one next step', (name) => {
  for (const source of [cart, three]) expect(recoveryActionsOf(refusal(name), source).length).toBeGreaterThan(0)
})

it('offers the quantity that can be bought, for "buy now"', () => {
  expect(purchasableQuantity(refusal('STOCK_INSUFFICIENT', { stock: 2 }), three)).toBe(2)
  expect(purchasableQuantity(refusal('PURCHASE_LIMIT_EXCEEDED', { stock: 50, limit: 1 }), three)).toBe(1)
  expect(recoveryActionsOf(refusal('STOCK_INSUFFICIENT', { stock: 2 }), three)).toEqual(['fewer', 'goods'])
  expect(purchasableQuantity(refusal('SHIPPING_TEMPLATE_MISSING', { kilograms: 200, fits: 2 }), three)).toBe(2)
  expect(recoveryActionsOf(refusal('STOCK_INSUFFICIENT', { stock: 0 }), three)).toEqual(['goods'])
  expect(recoveryActionsOf(refusal('STOCK_INSUFFICIENT', { stock: 2 }), cart)).toEqual(['goods'])
})

it('offers to retry when the outcome is unknown', () => {
  expect(recoveryActionsOf({ kind: 'timeout' }, cart)).toEqual(['again'])
})
