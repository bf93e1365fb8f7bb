import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { expect, test } from 'vitest'
import type { Scenario } from './dsl/scenario.ts'
import { scenarios } from './index.ts'

/** Areas whose every error a scenario reaches. */
const AREAS = new Set(['member', 'product', 'search', 'cms', 'order', 'payment', 'voucher', 'message'])

/** Errors that no screen lets happen, with why. Calls reach them. */
const NO_SCREEN: Readonly<Partial<Record<ErrorName, string>>> = {
  SEARCH_REQUEST_FAILED: 'the search box takes no more than the length of a keyword and sends no empty one',
  SEARCH_RESULT_FAILED: 'a list ends where the depth of a search does',
  ORDER_PARAMETER_INVALID: 'screens keep to the contract',
  ORDER_VOUCHER_NOT_STACKABLE: 'the picker lets go of a voucher that another one rules out',
  REVIEW_NOT_ALLOWED: 'only lines of completed orders are offered for a review',
  AFTER_SALE_TYPE_UNSUPPORTED: 'the form offers the types that an order takes',
  AFTER_SALE_REASON_REQUIRED: 'the form goes out with a reason alone, and with words where that is another one',
  RETURN_SHIPMENT_INCOMPLETE: 'the page has a courier chosen and a number typed before it sends them',
  PAYMENT_AMOUNT_WRONG: 'the total of an order that is placed stands, and the cashier pays the one it was told',
  PAYMENT_INVALID: 'the cashier offers what goes with each way to pay, and looks at a card before it is sent',
}

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

const wanted = Object.values(ERRORS).filter(({ area, name }) => AREAS.has(area) && !NO_SCREEN[name])

test.each(wanted)('$code ($name) is met at a screen', ({ name }) => {
  expect(met).toContain(name)
})

test.each(Object.keys(NO_SCREEN) as ErrorName[])('%s is reached by calls, and met at no screen', (name) => {
  expect(called).toContain(name)
  expect(met).not.toContain(name)
})
