import { BACKEND_ONLY_ERRORS, ERRORS, type ErrorEntry, type ErrorName } from '@nusaria/contracts/errors'
import type { Scenario } from '../dsl/scenario.ts'

/** Errors that no screen lets happen, with the reason. Stories reach them by calls. */
export const UNREACHABLE_ON_SCREEN: Readonly<Partial<Record<ErrorName, string>>> = {
  SEARCH_REQUEST_FAILED: 'the search box limits the keyword and sends no empty one',
  SEARCH_RESULT_FAILED: 'a list ends at the last page of a search',
  ORDER_PARAMETER_INVALID: 'screens follow the contract',
  ORDER_VOUCHER_NOT_STACKABLE: 'the picker deselects a voucher that another one excludes',
  REVIEW_NOT_ALLOWED: 'only lines of completed orders are offered for a review',
  AFTER_SALE_TYPE_UNSUPPORTED: 'the form offers only the types that an order allows',
  AFTER_SALE_REASON_REQUIRED: 'the form requires a reason, and a description for another reason',
  RETURN_SHIPMENT_INCOMPLETE: 'the form requires a courier and a number',
  PAYMENT_AMOUNT_WRONG: 'the total of a placed order is fixed, and the cashier pays that total',
  PAYMENT_INVALID: 'the cashier offers only valid channels and checks a card before sending it',
}

/** Errors that a handler of the mock can give. Tests of the router and the hosts cover the other transport errors. */
export const HANDLER_ERRORS = Object.values<ErrorEntry>(ERRORS).filter(
  ({ area, name }) => (area !== 'transport' || name === 'SESSION_EXPIRED') && !BACKEND_ONLY_ERRORS.includes(name),
)

/** Errors that a rule gives the shopper. Errors from injected faults don't count. */
export function errorsIn({ steps }: Scenario): ErrorName[] {
  const injected = new Set(steps.flatMap((step) => (step.verb === 'returnsError' ? [step.args.reply] : [])))
  return steps.flatMap(({ by, fails }) => (by === 'shopper' && fails && !injected.has(fails) ? [fails] : []))
}
