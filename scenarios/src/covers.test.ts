import { ERRORS } from '@nusaria/contracts/errors'
import { expect, test } from 'vitest'
import { scenarios } from './index.ts'

/** Errors that somebody at a screen meets: a scenario with a call that no screen makes is no browser's. */
const met = new Set(
  Object.values(scenarios)
    .filter(({ steps }) => !steps.some(({ verb }) => verb === 'calls'))
    .flatMap(({ steps }) => steps.flatMap(({ by, fails }) => (by === 'shopper' && fails ? [fails] : []))),
)

test.each(Object.values(ERRORS).filter(({ area }) => area === 'member'))('$code ($name) is met at a screen', ({ name }) => {
  expect(met).toContain(name)
})
