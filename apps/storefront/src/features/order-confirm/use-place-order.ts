import type { Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { type OrderErrorTarget, orderRefusals } from './order-refusals.ts'
import type { OrderChoices } from './use-confirmation.ts'
import type { LostOrder } from './use-lost-order.ts'

interface Callbacks {
  readonly onPlaced: (orderNo: string) => void
  /** The reply was lost, but the order exists: `lost` shows it. */
  readonly onFound: () => void
  readonly onRefused: (target: OrderErrorTarget) => void
}

/** Places the order once. It stays locked after a success, because the next page may take a moment to load. */
export function usePlaceOrder(source: OrderSource, lost: LostOrder, { onPlaced, onFound, onRefused }: Callbacks) {
  const { submit, ...state } = useSubmit(lost.place, {
    onDone: ({ order_no, status }) => (status === 'closed' ? onFound() : onPlaced(order_no)),
    onMade: onFound,
    onFailed: (failure) => onRefused(orderRefusals(failure).target),
    lockOnDone: true,
  })
  const place = async ({ address, delivery_method, vouchers_used, amounts }: Confirmation, { use_coins, note }: OrderChoices) => {
    if (!address || !delivery_method) return
    await submit({
      source,
      address_id: address.address_id,
      delivery_method,
      voucher_nos: vouchers_used.map(({ voucher_no }) => voucher_no),
      use_coins,
      expected_total: amounts.total,
      customer_message: note.trim(),
    })
  }
  return { place, ...state } as const
}
