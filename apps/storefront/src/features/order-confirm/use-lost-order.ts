import type { ArgsOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraft } from '../../shared/state/use-draft.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import { useOrderPlaceMutation } from './order-confirm-api.ts'

type PlaceArgs = Omit<ArgsOf<(typeof orderContract)['place']>, 'request_id'>

/**
 * Places orders, one at a time in this tab. When a reply was lost, it asks for the outcome: also on another page and after a reload. An
 * order found this way stays shown until the shopper dismisses it.
 */
export function useLostOrder() {
  const [send] = useOrderPlaceMutation()
  const { submit, ask: fetchOutcome, isOpen } = useSubmission('order.place', 'place')
  const [orderNo, setOrderNo, forget] = useDraft<string | null>('placed', null, { keepOnLeave: true })
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
    const online = () => checkOpen()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
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
      const result = await submit(send, args)
      if (result.kind === 'made') show(result.made)
      // It was placed earlier, and cancelled elsewhere since.
      else if (result.kind === 'done' && result.data.status === 'closed') show(result.data.order_no)
      return result
    },
  } as const
}

export type LostOrder = ReturnType<typeof useLostOrder>
