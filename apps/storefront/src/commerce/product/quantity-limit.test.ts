import { expect, it } from 'vitest'
import { quantityLimit } from './quantity-limit.ts'

it.each([
  ['the stock', { stock: 5, purchase_limit: null }, { max: 5, reason: 'stock' }],
  ['the stock, where it is below the limit per order', { stock: 2, purchase_limit: 3 }, { max: 2, reason: 'stock' }],
  ['the limit per order', { stock: 20, purchase_limit: 3 }, { max: 3, reason: 'order' }],
  ['what one line takes', { stock: 5_000, purchase_limit: null }, { max: 999, reason: 'line' }],
  ['the stock of a sold-out product', { stock: 0, purchase_limit: 10 }, { max: 0, reason: 'stock' }],
])('takes no more pieces than %s', (_, sku, limit) => {
  expect(quantityLimit(sku)).toEqual(limit)
})
