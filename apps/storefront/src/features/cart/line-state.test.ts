import type { CartLine } from '@nusaria/contracts/cart'
import { expect, it } from 'vitest'
import { cartLine } from '#testing/trade-samples.ts'
import { groupLines, selectAllState } from './line-state.ts'

it('groups lines by what the shopper has to do about them', () => {
  const lines = [
    cartLine({ line_id: 'ready' }),
    cartLine({ line_id: 'dearer', added_price: 45_000 }),
    cartLine({ line_id: 'short', trouble: 'stock_short', stock: 2, quantity: 3, added_price: 45_000 }),
    cartLine({ line_id: 'limited', trouble: 'over_limit', purchase_limit: 2, quantity: 3 }),
    cartLine({ line_id: 'out', trouble: 'sold_out', stock: 0 }),
    cartLine({ line_id: 'off', trouble: 'off_sale' }),
  ]
  const ids = Object.entries(groupLines(lines)).map(([group, of]: [string, readonly CartLine[]]) => [
    group,
    of.map(({ line_id }) => line_id),
  ])
  expect(Object.fromEntries(ids)).toEqual({
    tooMany: ['short', 'limited'],
    repriced: ['dearer'],
    ready: ['ready'],
    unavailable: ['out', 'off'],
  })
})

it('the "select all" checkbox shows whether all, some or no lines are selected', () => {
  const chosen = cartLine()
  const other = cartLine({ selected: false })
  const out = cartLine({ trouble: 'sold_out', selected: false })
  expect(selectAllState([chosen, out])).toBe(true)
  expect(selectAllState([chosen, other])).toBe('indeterminate')
  expect(selectAllState([other, out])).toBe(false)
  expect(selectAllState([out])).toBe(false)
})
