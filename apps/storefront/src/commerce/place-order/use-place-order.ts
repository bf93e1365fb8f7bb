import type { ArgsOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import type { Confirmation, DeliveryMethod, OrderSource } from '@nusaria/contracts/order-entities'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOrderPlaceMutation } from '#commerce/order/api.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { PLACE_DRAFT, PLACED_DRAFT } from './lost-order-drafts.ts'
import { type OrderErrorTarget, orderRefusals } from './order-refusals.ts'

type PlaceArgs = Omit<ArgsOf<(typeof orderContract)['place']>, 'request_id'>

/** Asks for the outcome of a lost reply, also on another page. An order found this way stays until the shopper dismisses it. */
export function useLostOrder() {
  const [send] = useOrderPlaceMutation()
  const { submit, ask: fetchOutcome, isOpen } = useSubmission('order.place', PLACE_DRAFT)
  const [orderNo, setOrderNo, forget] = useDraft<string | null>(PLACED_DRAFT, null, { keepOnLeave: true })
  /** Of an order sent before this page was opened. */
  const [outcome, setOutcome] = useState<'nothing' | 'unsure' | null>(null)
  const running = useRef<Promise<void>>(undefined)

  const show = (foundNo: string) => {
    setOrderNo(foundNo)
    setOutcome(null)
  }
  const settleOutcome = async () => {
    const result = await fetchOutcome()
    if (result?.kind === 'made') show(result.made)
    else setOutcome(result && (result.kind === 'unknown' ? 'unsure' : 'nothing'))
  }
  const check = () => {
    running.current ??= settleOutcome().finally(() => {
      running.current = undefined
    })
    return running.current
  }
  const checkOpen = useEffectEvent(() => {
    if (isOpen()) void check()
  })
  useEffect(() => {
    checkOpen()
    const onReturn = () => {
      if (document.visibilityState === 'visible') checkOpen()
    }
    window.addEventListener('online', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('online', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  return {
    /** The order that was placed although its reply was lost. */
    orderNo,
    outcome,
    check: () => void check(),
    dismiss(): void {
      setOrderNo(null)
      forget()
      setOutcome(null)
    },
    async place(args: PlaceArgs) {
      await running.current
      setOutcome(null)
      // An order on its way must not be asked for: the server would withdraw it.
      const sent = submit(send, args)
      running.current = sent.then(() => {
        running.current = undefined
      })
      const result = await sent
      if (result.kind === 'made') show(result.made)
      // It was placed earlier, and cancelled elsewhere since.
      else if (result.kind === 'done' && result.data.status === 'closed') show(result.data.order_no)
      return result
    },
  } as const
}

export type LostOrder = ReturnType<typeof useLostOrder>

export interface OrderChoices {
  readonly delivery_method?: DeliveryMethod
  /** Undefined: the server proposes the cheapest valid set. */
  readonly voucher_nos?: string[]
  readonly use_coins: boolean
  readonly note: string
}

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
  const place = async ({ address, delivery_method, vouchers_used, amounts, digest }: Confirmation, { use_coins, note }: OrderChoices) => {
    if (!address || !delivery_method) return
    await submit({
      source,
      address_id: address.address_id,
      delivery_method,
      voucher_nos: vouchers_used.map(({ voucher_no }) => voucher_no),
      use_coins,
      expected_total: amounts.total,
      digest,
      customer_message: note.trim(),
    })
  }
  return { place, ...state } as const
}
