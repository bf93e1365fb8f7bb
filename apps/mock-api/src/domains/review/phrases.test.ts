import { expect, it } from 'vitest'
import { buildNav } from '../../reference/catalogue/nav.ts'
import { COMMON, phrasesOf } from './phrases.ts'

const kinds = new Set(buildNav().flatMap(({ child_list }) => child_list.map(({ nav_type_id }) => phrasesOf(nav_type_id))))

it('every category has phrases for every number of stars, without duplicates', () => {
  for (const phrases of [...kinds, COMMON]) {
    const said = Object.values(phrases).flat()
    expect(new Set(said).size).toBe(said.length)
    for (const [tone, least] of [
      ['good', 6],
      ['fine', 3],
      ['mixed', 2],
      ['bad', 2],
    ] as const)
      expect(phrases[tone].length).toBeGreaterThanOrEqual(least)
    for (const phrase of said) expect(phrase).toMatch(/^\p{Lu}.*[.!]$/u)
  }
  expect(kinds.size).toBeGreaterThan(12)
})
