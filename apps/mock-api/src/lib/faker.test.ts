import { faker as id } from '@faker-js/faker/locale/id_ID'
import { createRng, rngState } from '@nusaria/catalogue/lib/rng'
import { expect, test } from 'vitest'
import { fakerWith, personName } from './faker.ts'

const namesOf = (seed: number) => {
  const rng = createRng(rngState(seed, 'names'))
  return Array.from({ length: 2_000 }, () => personName(rng))
}

test('people are the same for the same seed, whatever was drawn elsewhere', () => {
  const before = namesOf(1)
  id.seed(7)
  namesOf(2)
  expect(namesOf(1)).toEqual(before)
  expect(namesOf(2)).not.toEqual(before)
})

test('a name is Indonesian, English or Chinese, without a title and with no part twice', () => {
  const names = namesOf(1)
  const chinese = names.filter((name) => /\p{Script=Han}/u.test(name))
  expect(chinese.every((name) => /^\p{Script=Han}{2,4}$/u.test(name))).toBe(true)
  for (const name of names.filter((each) => !chinese.includes(each))) {
    expect(name).toMatch(/^[\p{Lu}'][\p{L}'-]+( [\p{L}'-]+){0,2}$/u)
    const parts = name.split(' ')
    expect(new Set(parts).size).toBe(parts.length)
  }
  expect(chinese.length / names.length).toBeCloseTo(0.06, 1)
  expect(new Set(names).size).toBeGreaterThan(names.length * 0.8)
})

test('faker continues the generator, whose stored state continues it', () => {
  const state = rngState(3)
  const rng = createRng(state)
  fakerWith(rng).location.streetAddress()
  const stored = createRng([...state])
  const next = fakerWith(rng).location.streetAddress()
  expect(fakerWith(stored).location.streetAddress()).toBe(next)
})
