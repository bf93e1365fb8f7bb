import type { Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import { useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import type { ErrorTarget } from './error-target.ts'
import { errorTargetOf } from './error-target.ts'
import type { OrderChoices } from './use-confirmation.ts'
import type { LostOrder } from './use-lost-order.ts'

interface PlacedOrder {
  readonly order_no: string
}

interface Callbacks {
  readonly onPlaced: (order: PlacedOrder) => void
  /** No answer came, and the order is there: `lost` shows it. */
  readonly onFound: () => void
  /** What the refusal concerns. */
  readonly onRefused: (spot: ErrorTarget) => void
}

/** Places the order, once: a second tap while the first is under way does nothing. */
export function usePlaceOrder(source: OrderSource, lost: LostOrder, { onPlaced, onFound, onRefused }: Callbacks) {
  const under = useRef(false)
  const [placing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [notPlaced, setNotPlaced] = useState(false)

  const place = async ({ address, delivery_method, vouchers_used, amounts }: Confirmation, { use_coins, note }: OrderChoices) => {
    if (under.current || !address || !delivery_method) return
    under.current = true
    setPlacing(true)
    setFailure(undefined)
    const outcome = await lost.place({
      source,
      address_id: address.address_id,
      delivery_method,
      voucher_nos: vouchers_used.map(({ voucher_no }) => voucher_no),
      use_coins,
      expected_total: amounts.total,
      customer_message: note.trim(),
    })
    if (outcome.kind === 'made') return onFound()
    if (outcome.kind === 'done') {
      // Its page may take a while to come: until then there is nothing more to place.
      return outcome.data.status === 'closed' ? onFound() : onPlaced(outcome.data)
    }
    under.current = false
    setPlacing(false)
    setNotPlaced(outcome.kind === 'nothing')
    setFailure(outcome.failure)
    onRefused(errorTargetOf(outcome.failure))
  }

  return { place, placing, failure, notPlaced, clearError: () => setFailure(undefined) } as const
}
