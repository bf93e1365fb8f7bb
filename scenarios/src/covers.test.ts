import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { expect, test } from 'vitest'
import type { Scenario } from './dsl/scenario.ts'
import { scenarios } from './index.ts'

/** Areas whose every error a scenario reaches. */
const AREAS = new Set(['member', 'product', 'search', 'cms'])

/**
 * Errors that no screen lets happen: the search box takes no more than a keyword's length and sends no empty one, and a list ends where
 * a search's depth does. Calls reach them.
 */
const NO_SCREEN: readonly ErrorName[] = ['SEARCH_REQUEST_FAILED', 'SEARCH_RESULT_FAILED']

/** What the shopper is refused by a rule: an error that a fault gives proves nothing. */
function refusedIn({ steps }: Scenario): ErrorName[] {
  const faked = new Set(steps.flatMap((step) => (step.verb === 'breaks' ? [step.args.reply] : [])))
  return steps.flatMap(({ by, fails }) => (by === 'shopper' && fails && !faked.has(fails) ? [fails] : []))
}

/** A scenario with a call that no screen makes is no browser's. */
const byCalls = ({ steps }: Scenario) => steps.some(({ verb }) => verb === 'calls')
const all = Object.values(scenarios)
/** Errors that somebody at a screen meets. */
const met = new Set(all.filter((scenario) => !byCalls(scenario)).flatMap(refusedIn))
const called = new Set(all.filter(byCalls).flatMap(refusedIn))

const wanted = Object.values(ERRORS).filter(({ area, name }) => AREAS.has(area) && !NO_SCREEN.includes(name))

test.each(wanted)('$code ($name) is met at a screen', ({ name }) => {
  expect(met).toContain(name)
})

test.each(NO_SCREEN)('%s is reached by calls, and met at no screen', (name) => {
  expect(called).toContain(name)
  expect(met).not.toContain(name)
})
