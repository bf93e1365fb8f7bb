import { pickCalls } from '@nusaria/contracts/contract'
import { placingCalls } from '@nusaria/contracts/order-placing'
import { injectCalls } from '#platform/api/api.ts'

/** Apart from the other calls of orders, which the cart does without. */
export const { useOrderConfirmQuery } = injectCalls('order', pickCalls(placingCalls, 'confirm'), {
  confirm: { provides: ['Address', 'Voucher'], keepUnusedDataFor: 0 },
})
