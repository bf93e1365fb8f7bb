import type { Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import { useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import type { Spot } from './failure-spot.ts'
import { spotOf } from './failure-spot.ts'
import type { Choices } from './use-choices.ts'
import type { LostOrder } from './use-lost-order.ts'

interface Placed {
  readonly order_no: string
}

interface Outcomes {
  readonly onPlaced: (order: Placed) => void
  /** No answer came, and the order is there: `lost` shows it. */
  readonly onFound: () => void
  /** What the refusal concerns. */
  readonly onRefused: (spot: Spot) => void
}

/** Places the order, once: a second tap while the first is under way does nothing. */
export function usePlaceOrder(source: OrderSource, lost: LostOrder, { onPlaced, onFound, onRefused }: Outcomes) {
  const under = useRef(false)
  const [placing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [notPlaced, setNotPlaced] = useState(false)

  const place = async ({ address, delivery_method, vouchers_used, amounts }: Confirmation, { use_coins, note }: Choices) => {
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
    onRefused(spotOf(outcome.failure))
  }

  return { place, placing, failure, notPlaced, forgive: () => setFailure(undefined) } as const
}
