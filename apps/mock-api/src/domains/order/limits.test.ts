import { HOUR } from '@nusaria/catalogue/lib/time'
import { describe, expect, it } from 'vitest'
import { checkOrderRate, excessOf, ORDER_LIMITS } from './limits.ts'

const load = (quantity: number, weight = 1) => ({ quantity, weight })
const kinds = (count: number) => Array.from({ length: count }, () => load(1))

describe('the limits of one order', () => {
  it.each([
    ['nothing', []],
    ['50 kinds of goods', kinds(50)],
    ['500 pieces', [load(499), load(1)]],
    ['200 kg', [load(40, 5_000)]],
  ])('%s', (_, loads) => expect(excessOf(loads)).toBeNull())

  it.each([
    ['51 kinds of goods', kinds(51), { limit: 'kinds', most: 50, selected: 51, at: 50, fits: 0 }],
    ['501 pieces', [load(400), load(101), load(3)], { limit: 'pieces', most: 500, selected: 504, at: 1, fits: 100 }],
    ['more pieces of one product', [load(999)], { limit: 'pieces', most: 500, selected: 999, at: 0, fits: 500 }],
    ['205 kg', [load(10, 5_000), load(31, 5_000)], { limit: 'weight', most: 200, selected: 205, at: 1, fits: 30 }],
    ['one gram too much', [load(1, 200_000), load(1, 1)], { limit: 'weight', most: 200, selected: 201, at: 1, fits: 0 }],
  ])('not %s: it names what passes the limit, and how much of it fits', (_, loads, excess) => expect(excessOf(loads)).toEqual(excess))
})

describe('the orders of one member', () => {
  const midnight = Date.parse('2026-03-02T00:00:00+07:00')
  const noon = midnight + 12 * HOUR
  const orders = (count: number, at: number) => Array.from({ length: count }, () => at)

  it('are at most ten in ten seconds', () => {
    expect(checkOrderRate(orders(9, noon), noon)).toEqual({ ok: true })
    expect(checkOrderRate(orders(10, noon - 9_999), noon)).toEqual({ ok: false, error: 'OPERATING_TOO_FAST', limit: 10 })
    expect(checkOrderRate(orders(10, noon - 10_000), noon)).toEqual({ ok: true })
  })

  it('are at most fifty a day, which begins at midnight in Jakarta', () => {
    const full = orders(ORDER_LIMITS.a_day, midnight)
    expect(checkOrderRate(full.slice(1), noon)).toEqual({ ok: true })
    expect(checkOrderRate(full, noon)).toEqual({ ok: false, error: 'DAILY_ORDER_LIMIT', limit: 50 })
    expect(checkOrderRate(orders(50, midnight - 1), noon)).toEqual({ ok: true })
    expect(checkOrderRate(full, midnight + 24 * HOUR)).toEqual({ ok: true })
  })
})
