import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratingOf, spreadStars } from './stars.ts'

const tenths = fc.integer({ min: 10, max: 50 }).map((rating) => rating / 10)

it('spreads any rating over any number of reviews', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), tenths, (total, rating) => {
      const counts = spreadStars(total, rating)
      expect(counts.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
      if (total >= 10) expect(ratingOf(counts)).toBe(rating)
      else if (total > 0) expect(Math.abs(ratingOf(counts) - rating)).toBeLessThanOrEqual(0.5)
    }),
  )
})

it('has no rating without a review', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBe(0)
  expect(ratingOf([1, 0, 0, 0, 2])).toBe(3.7)
})
