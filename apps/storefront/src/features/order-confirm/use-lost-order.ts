import type { ArgsOf } from '@nusaria/contracts/contract'
import type { orderContract } from '@nusaria/contracts/order'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraft } from '../../shared/state/use-draft.ts'
import { useSubmission } from '../../shared/submission/use-submission.ts'
import { useOrderPlaceMutation } from './order-confirm-api.ts'

type PlaceArgs = Omit<ArgsOf<(typeof orderContract)['place']>, 'request_id'>

/**
 * Places orders, one of this tab at a time, and says what became of one that no answer came to: also on another page and after a
 * reload. An order that was found stays on show until the shopper is done with it.
 */
export function useLostOrder() {
  const [send] = useOrderPlaceMutation()
  const { submit, ask, isOpen } = useSubmission('order.place', 'place')
  const [found, setFound, forget] = useDraft<string | null>('placed', null, { keepOnLeave: true })
  /** Of an order that was sent before this page was opened. */
  const [outcome, setOutcome] = useState<'nothing' | 'unsure' | null>(null)
  const asking = useRef<Promise<void>>(undefined)

  const show = (orderNo: string) => {
    setFound(orderNo)
    setOutcome(null)
  }
  const look = async () => {
    const answer = await ask()
    if (answer?.kind === 'made') show(answer.made)
    else setOutcome(answer && (answer.kind === 'unsure' ? 'unsure' : 'nothing'))
  }
  const check = () => {
    asking.current ??= look().finally(() => {
      asking.current = undefined
    })
    return asking.current
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
    /** Number of the order that went through without an answer. */
    found,
    outcome,
    check: () => void check(),
    /** The shopper has seen it. */
    dismiss(): void {
      setFound(null)
      forget()
      setOutcome(null)
    },
    async place(args: PlaceArgs) {
      await asking.current
      setOutcome(null)
      const answer = await submit(send, args)
      if (answer.kind === 'made') show(answer.made)
      // It went through earlier and was cancelled elsewhere since.
      else if (answer.kind === 'done' && answer.data.status === 'closed') show(answer.data.order_no)
      return answer
    },
  } as const
}

export type LostOrder = ReturnType<typeof useLostOrder>
