import type { Failure } from '#platform/api/failure.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'

/** The parts of the cashier that a refusal of `pay` can concern; `order`: the order or its payment has changed meanwhile. */
type PayErrorTarget = 'card' | 'cod' | 'amount' | 'order' | 'button'

const byCode = defineRefusals<PayErrorTarget>({
  fallback: { target: 'button', actions: [] },
  table: {
    PAYMENT_FAILED: { target: 'card' },
    COD_UNSUPPORTED: { target: 'cod' },
    PAYMENT_AMOUNT_WRONG: { target: 'amount' },
    ORDER_PAYMENT_EXPIRED: { target: 'order' },
    ORDER_ALREADY_PAID: { target: 'order' },
    ORDER_ALREADY_CANCELLED: { target: 'order' },
    PAYMENT_ORDER_ERROR: { target: 'order' },
    PAYMENT_PROCESSING: { target: 'order' },
  },
})

export function findPayErrorTarget(failure: Failure): PayErrorTarget {
  const field = failure.kind === 'business' ? failure.field : null
  if (field?.startsWith('card.') || field?.startsWith('saved_card')) return 'card'
  return byCode(failure).target
}
