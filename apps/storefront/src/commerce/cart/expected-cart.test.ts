import type { Cart, CartLine } from '@nusaria/contracts/cart'
import { expect, test } from 'vitest'
import { cartLine } from '#testing/trade-samples.ts'
import { expectedCart } from './expected-cart.ts'

const line = (line_id: string, more: Partial<CartLine> = {}) =>
  cartLine({ line_id, quantity: 2, price: 10_000, scribing_price: 12_000, line_amount: 20_000, ...more })
const cart: Cart = {
  lines: [line('tea'), line('rice', { selected: false }), line('salt', { trouble: 'stock_short' })],
  total_quantity: 6,
  selected_quantity: 2,
  is_select_all: false,
  original_amount: 24_000,
  saved_amount: 4_000,
  product_amount: 20_000,
  order_excess: null,
}
const at = (lineId: string, quantity: number, error?: unknown) => expectedCart(cart, new Map([[lineId, { quantity, error }]]))

test('more or fewer pieces of a selected line change its amount and every sum at once', () => {
  const sums = ({ total_quantity, selected_quantity, product_amount, original_amount, saved_amount }: Cart) => [
    total_quantity,
    selected_quantity,
    product_amount,
    original_amount,
    saved_amount,
  ]
  expect(at('tea', 5).lines[0]).toMatchObject({ quantity: 5, line_amount: 50_000 })
  expect(sums(at('tea', 5))).toEqual([9, 5, 50_000, 60_000, 10_000])
  expect(sums(at('tea', 1))).toEqual([5, 1, 10_000, 12_000, 2_000])
})

test.each(['rice', 'salt'])('a line that is not paid for changes its own amount and no sum: %s', (name) => {
  const after = at(name, 4)
  expect(after.lines.find(({ line_id }) => line_id === name)).toMatchObject({ quantity: 4, line_amount: 40_000 })
  expect(after).toMatchObject({ total_quantity: 8, selected_quantity: 2, product_amount: 20_000, saved_amount: 4_000 })
})

test('a refused quantity, and one of a line that is gone, leave the cart as the server has it', () => {
  expect(at('tea', 9, 'no stock')).toBe(cart)
  expect(at('gone', 9)).toBe(cart)
})
