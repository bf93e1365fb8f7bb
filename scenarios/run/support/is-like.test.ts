import { describe, expect, test } from 'vitest'
import { isLike, likePattern } from './is-like.ts'

describe('a name is like some words', () => {
  test.each([
    ['kopi mandailing', true],
    ['MANDAILING kopi', true],
    ['mandai', true],
    ['', true],
    ['kopi gayo', false],
    ['kopi.*mandailing', false],
  ])('which has each of them, in any order, in upper or lower case: %s', (like, is) => {
    expect(isLike('Tumbara Kopi Arabika Mandailing', like)).toBe(is)
    expect(likePattern(like).test('Tumbara Kopi Arabika Mandailing')).toBe(is)
  })
})
