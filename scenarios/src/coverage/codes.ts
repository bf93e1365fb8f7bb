import { ERRORS, type ErrorEntry, type ErrorName } from '@nusaria/contracts/errors'
import type { Scenario } from '../dsl/scenario.ts'

/** Errors that no screen lets happen, with why. Calls reach them. */
export const UNREACHABLE_ON_SCREEN: Readonly<Partial<Record<ErrorName, string>>> = {
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

/** Codes that a handler can give. What the router and the host say of a request they can't read is told by their own tests. */
export const HANDLER_ERRORS: readonly ErrorEntry[] = Object.values(ERRORS).filter(
  ({ area, name }) => area !== 'transport' || name === 'SESSION_EXPIRED',
)

/** What the shopper is refused by a rule: an error that a fault gives proves nothing. */
export function errorsIn({ steps }: Scenario): ErrorName[] {
  const faked = new Set(steps.flatMap((step) => (step.verb === 'breaks' ? [step.args.reply] : [])))
  return steps.flatMap(({ by, fails }) => (by === 'shopper' && fails && !faked.has(fails) ? [fails] : []))
}
