import type { Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import { useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { randomId } from '../../shared/random-id.ts'
import { useOrderPlaceMutation } from './confirm-api.ts'
import type { Spot } from './failure-spot.ts'
import { spotOf } from './failure-spot.ts'
import type { Choices } from './use-choices.ts'

interface Placed {
  readonly order_no: string
}

interface Outcomes {
  readonly onPlaced: (order: Placed) => void
  /** What the refusal concerns. */
  readonly onRefused: (spot: Spot) => void
}

/**
 * Places the order, once: a second tap while the first is under way does nothing, and trying again after no answer came repeats the
 * request_id made for this visit, so that the server knows the order again.
 */
export function usePlaceOrder(source: OrderSource, { onPlaced, onRefused }: Outcomes) {
  const [send] = useOrderPlaceMutation()
  const [request_id] = useState(() => randomId())
  const under = useRef(false)
  const [placing, setPlacing] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const place = async ({ address, delivery_method, vouchers_used, amounts }: Confirmation, { use_coins, note }: Choices) => {
    if (under.current || !address || !delivery_method) return
    under.current = true
    setPlacing(true)
    setFailure(undefined)
    const { data, error } = await send({
      source,
      address_id: address.address_id,
      delivery_method,
      voucher_nos: vouchers_used.map(({ voucher_no }) => voucher_no),
      use_coins,
      expected_total: amounts.total,
      customer_message: note.trim(),
      request_id,
    })
    under.current = false
    setPlacing(false)
    if (data) onPlaced(data)
    else {
      const refusal = failureOf(error)
      setFailure(refusal)
      if (refusal) onRefused(spotOf(refusal))
    }
  }

  return { place, placing, failure, forgive: () => setFailure(undefined) } as const
}
