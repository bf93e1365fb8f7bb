import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Interleaving } from './interleaving.ts'

/** A naive version: one liked item, then two others, until nothing is left. */
function byHand(size: number, liked: readonly number[], without: readonly number[]): number[] {
  const there = Array.from({ length: size }, (_, n) => n).filter((n) => !without.includes(n))
  const near = there.filter((n) => liked.includes(n))
  const far = there.filter((n) => !liked.includes(n))
  const result: number[] = []
  while (near.length > 0 || far.length > 0) result.push(...near.splice(0, 1), ...far.splice(0, 2))
  return result
}

test('every third item is liked; none is lost or duplicated', () => {
  expect(new Interleaving(8, [5, 6, 7], [6]).page(1, 8)).toEqual([5, 0, 1, 7, 2, 3, 4])
  expect(new Interleaving(3, []).page(1, 3)).toEqual([0, 1, 2])
  const some = fc.integer({ min: 0, max: 40 }).chain((size) => {
    const numbers = fc.subarray(Array.from({ length: size }, (_, n) => n))
    return fc.tuple(fc.constant(size), numbers, numbers)
  })
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 9 }), ([size, liked, without], page_size) => {
      const order = new Interleaving(size, liked, without)
      const pages = Array.from({ length: Math.ceil(order.length / page_size) + 1 }, (_, n) => order.page(n + 1, page_size))
      expect(pages.flat()).toEqual(byHand(size, liked, without))
    }),
  )
})
