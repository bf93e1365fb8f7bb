import { describe, expect, it } from 'vitest'
import { excessOf } from './limits.ts'

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
