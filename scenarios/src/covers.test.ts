import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { expect, test } from 'vitest'
import type { Scenario } from './dsl/scenario.ts'
import { scenarios } from './index.ts'

/** Areas whose every error a scenario reaches. */
const AREAS = new Set(['member', 'product', 'search', 'cms', 'order', 'payment', 'voucher'])

/** Errors that no screen lets happen, with why. Calls reach them. */
const NO_SCREEN: Readonly<Partial<Record<ErrorName, string>>> = {
  SEARCH_REQUEST_FAILED: 'the search box takes no more than the length of a keyword and sends no empty one',
  SEARCH_RESULT_FAILED: 'a list ends where the depth of a search does',
  ORDER_PARAMETER_INVALID: 'screens keep to the contract',
  ORDER_VOUCHER_NOT_STACKABLE: 'the picker lets go of a voucher that another one rules out',
  REVIEW_NOT_ALLOWED: 'only lines of completed orders are offered for a review',
  PAYMENT_AMOUNT_WRONG: 'the total of an order that is placed stands, and the cashier pays the one it was told',
  PAYMENT_INVALID: 'the cashier offers what goes with each way to pay, and looks at a card before it is sent',
}

/** Of after-sales, which the shop doesn't have yet. */
const TO_COME: readonly ErrorName[] = [
  'AFTER_SALE_NOT_FOUND',
  'AFTER_SALE_UNAUTHORIZED',
  'AFTER_SALE_STATUS_MISMATCH',
  'AFTER_SALE_EXISTS',
  'AFTER_SALE_ONGOING',
  'AFTER_SALE_DEADLINE_PAST',
  'AFTER_SALE_LIMIT',
  'AFTER_SALE_QUANTITY',
  'AFTER_SALE_AMOUNT',
  'AFTER_SALE_TYPE_UNSUPPORTED',
  'AFTER_SALE_REASON_REQUIRED',
  'AFTER_SALE_CANCEL_NOT_ALLOWED',
  'AFTER_SALE_REAPPLY_NOT_ALLOWED',
  'RETURN_SHIPMENT_INCOMPLETE',
  'RETURN_DEADLINE_PAST',
  'REFUND_ACCOUNT_REQUIRED',
  'EVIDENCE_INVALID',
]

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

const wanted = Object.values(ERRORS).filter(({ area, name }) => AREAS.has(area) && !NO_SCREEN[name] && !TO_COME.includes(name))

test.each(wanted)('$code ($name) is met at a screen', ({ name }) => {
  expect(met).toContain(name)
})

test.each(Object.keys(NO_SCREEN) as ErrorName[])('%s is reached by calls, and met at no screen', (name) => {
  expect(called).toContain(name)
  expect(met).not.toContain(name)
})

test.each(TO_COME)('%s is still to come: once a scenario reaches it, it leaves the list', (name) => {
  expect(met).not.toContain(name)
  expect(called).not.toContain(name)
})
