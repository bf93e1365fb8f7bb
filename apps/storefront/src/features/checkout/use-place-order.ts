import type { Confirmation, OrderSource } from '@nusaria/contracts/order-entities'
import { useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { randomId } from '../../shared/random-id.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { useOrderPlaceMutation } from './confirm-api.ts'
import type { Spot } from './failure-spot.ts'
import { spotOf } from './failure-spot.ts'
import { sourceKey } from './order-source.ts'
import type { Choices } from './use-choices.ts'

interface Placed {
  readonly order_no: string
}

interface Outcomes {
  readonly onPlaced: (order: Placed) => void
  /** What the refusal concerns. */
  readonly onRefused: (spot: Spot) => void
}

/** ms; after so long without an answer a new try is a new order. */
const SAME_ORDER = 15 * 60_000

/** The request an order is placed by; `at`: when it was first sent, ms of this device's clock. */
interface Request {
  readonly id: string
  readonly at: number
}

/** The request of a source, the same over a reload until an order came of it, so that the server knows that order again. */
function useRequest(source: OrderSource) {
  const [kept, keep, forget] = useDraft<Request | null>(`place:${sourceKey(source)}`, null, { keepOnLeave: true })
  const [fresh] = useState(() => randomId())
  return {
    begin(): string {
      const id = kept && Date.now() - kept.at < SAME_ORDER ? kept.id : fresh
      if (id !== kept?.id) keep({ id, at: Date.now() })
      return id
    },
    forget,
  } as const
}

/**
 * Places the order, once: a second tap while the first is under way does nothing, and trying again after no answer came repeats the
 * request_id, so that the server knows the order again.
 */
export function usePlaceOrder(source: OrderSource, { onPlaced, onRefused }: Outcomes) {
  const [send] = useOrderPlaceMutation()
  const request = useRequest(source)
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
      request_id: request.begin(),
    })
    if (data) {
      // Its page may take a while to come: until then there is nothing more to place.
      request.forget()
      onPlaced(data)
    } else {
      under.current = false
      setPlacing(false)
      const refusal = failureOf(error)
      setFailure(refusal)
      if (refusal) onRefused(spotOf(refusal))
    }
  }

  return { place, placing, failure, forgive: () => setFailure(undefined) } as const
}
