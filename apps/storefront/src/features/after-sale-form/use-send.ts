import { useRef, useState } from 'react'
import { useAfterSaleApplyMutation, useAfterSaleReapplyMutation } from '../../shared/after-sale/after-sale-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { randomId } from '../../shared/random-id.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import type { FormDraft } from './form-draft.ts'
import type { Subject } from './subject.ts'

/** ms; after so long without an answer a new try is a new request */
const SAME_REQUEST = 15 * 60_000

/** The id a form is sent by; `of`: what it said; `at`: when it was first sent, ms of this device's clock. */
interface Sent {
  readonly id: string
  readonly of: string
  readonly at: number
}

/** What is sent: the form in full. */
interface Filled extends FormDraft {
  readonly pictureIds: readonly string[]
  /** Rupiah the shopper was shown */
  readonly amount: number
}

interface Outcomes {
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
}

/**
 * Sends the form, once: a second tap while the first is under way does nothing, and trying again after no answer came repeats the
 * request_id, so that the server knows the request again. A form that says something else is another request.
 */
export function useSend(name: string, { options, again }: Subject, { onSent, onRefused }: Outcomes) {
  const [apply] = useAfterSaleApplyMutation()
  const [reapply] = useAfterSaleReapplyMutation()
  const [kept, keep, forget] = useDraft<Sent | null>(`${name}:sent`, null, { keepOnLeave: true })
  const last = useRef<Filled>(null)
  const under = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const requestId = (filled: Filled) => {
    const of = JSON.stringify(filled)
    if (kept?.of === of && Date.now() - kept.at < SAME_REQUEST) return kept.id
    const id = randomId()
    keep({ id, of, at: Date.now() })
    return id
  }
  const call = (filled: Filled) => {
    const { lines, type, reason, description, target, pictureIds, amount } = filled
    const why = { reason, description: description.trim(), picture_ids: [...pictureIds], refund_amount: amount }
    if (again) return reapply({ after_sale_no: again.after_sale_no, ...why })
    if (!type) return null
    const { order_no } = options
    return apply({ order_no, type, lines: [...lines], ...why, refund_target: target, request_id: requestId(filled) })
  }

  const send = async (filled: Filled) => {
    const sent = under.current ? null : call(filled)
    if (!sent) return
    under.current = true
    last.current = filled
    setSending(true)
    setFailure(undefined)
    const { data, error } = await sent
    if (data) {
      // Its page may take a while to come: until then there is nothing more to send.
      forget()
      return onSent(data.after_sale_no)
    }
    under.current = false
    setSending(false)
    const refusal = failureOf(error) ?? { kind: 'network' }
    setFailure(refusal)
    onRefused(refusal)
  }

  return {
    send,
    /** Sends what was sent last as it was, whatever can be asked for by now: it may have arrived. */
    sendAgain(): void {
      if (last.current) void send(last.current)
    },
    sending,
    failure,
    forgive: () => setFailure(undefined),
  } as const
}
