import type { ErrorName } from '@nusaria/contracts/errors'
import { errorOfCode } from '@nusaria/contracts/errors'
import type { Failure } from '../../shared/api/failure.ts'

/** The parts of the cashier that a refusal of `pay` can concern; `moved`: the order or its payment isn't as the page thought. */
export type PayErrorTarget = 'card' | 'cod' | 'amount' | 'moved' | 'button'

const targets: Readonly<Partial<Record<ErrorName, PayErrorTarget>>> = {
  PAYMENT_FAILED: 'card',
  COD_UNSUPPORTED: 'cod',
  PAYMENT_AMOUNT_WRONG: 'amount',
  ORDER_PAYMENT_EXPIRED: 'moved',
  ORDER_ALREADY_PAID: 'moved',
  ORDER_ALREADY_CANCELLED: 'moved',
  PAYMENT_ORDER_ERROR: 'moved',
  PAYMENT_PROCESSING: 'moved',
}

/** Beside what a failure of `pay` belongs. */
export function payErrorTargetOf(failure: Failure): PayErrorTarget {
  if (failure.kind !== 'business') return 'button'
  if (failure.field?.startsWith('card.') || failure.field?.startsWith('saved_card')) return 'card'
  const name = errorOfCode(failure.code)?.name
  return (name && targets[name]) ?? 'button'
}
