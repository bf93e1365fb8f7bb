import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterSaleApplyMutation, useAfterSaleReapplyMutation } from '../../../entities/after-sale/after-sale-api.ts'
import type { Failure } from '../../../shared/api/failure.ts'
import type { SubmissionOutcome } from '../../../shared/submission/submit.ts'
import { useSubmission } from '../../../shared/submission/use-submission.ts'
import { toast } from '../../../shared/ui/feedback/toast.ts'
import type { ApplyDraft } from './apply-draft.ts'
import type { ApplySource } from './apply-source.ts'

/** What is sent: the form in full. */
interface CompletedForm extends ApplyDraft {
  readonly pictureIds: readonly string[]
  /** Rupiah the shopper was shown */
  readonly amount: number
}

interface Outcomes {
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
}

/**
 * Sends the form, once: a second tap while the first is under way does nothing. Where no answer came, the shop is asked what became of
 * the request, also after a reload; one that arrived leads to its page.
 */
export function useSubmitApply(name: string, { options, previous }: ApplySource, { onSent, onRefused }: Outcomes) {
  const { t } = useTranslation('afterSaleForm')
  const [apply] = useAfterSaleApplyMutation()
  const [reapply] = useAfterSaleReapplyMutation()
  const { submit, ask } = useSubmission(previous ? 'afterSale.reapply' : 'afterSale.apply', `${name}:sent`)
  const last = useRef<CompletedForm>(null)
  const under = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [notSent, setNotSent] = useState(false)

  const arrived = (afterSaleNo: string) => {
    toast.success(t('found'))
    onSent(afterSaleNo)
  }
  const lookBack = useEffectEvent(async () => {
    const found = await ask()
    if (found?.kind === 'made' && !under.current) arrived(found.made)
  })
  useEffect(() => {
    void lookBack()
  }, [])

  const call = (filled: CompletedForm): Promise<SubmissionOutcome<AfterSaleDetail>> | null => {
    const { lines, type, reason, description, target, pictureIds, amount } = filled
    const why = { reason, description: description.trim(), picture_ids: [...pictureIds], refund_amount: amount }
    if (previous) return submit(reapply, { after_sale_no: previous.after_sale_no, ...why })
    if (!type) return null
    return submit(apply, { order_no: options.order_no, type, lines: [...lines], ...why, refund_target: target })
  }

  const send = async (filled: CompletedForm) => {
    const sent = under.current ? null : call(filled)
    if (!sent) return
    under.current = true
    last.current = filled
    setSending(true)
    setFailure(undefined)
    const outcome = await sent
    // Its page may take a while to come: until then there is nothing more to send.
    if (outcome.kind === 'done') return onSent(outcome.data.after_sale_no)
    if (outcome.kind === 'made') return arrived(outcome.made)
    under.current = false
    setSending(false)
    setNotSent(outcome.kind === 'nothing')
    setFailure(outcome.failure)
    onRefused(outcome.failure)
  }

  return {
    send,
    /** Sends what was sent last as it was, whatever can be asked for by now: it may have arrived. */
    sendAgain(): void {
      if (last.current) void send(last.current)
    },
    sending,
    failure,
    /** No answer came, and nothing was filed. */
    notSent,
    forgive: () => setFailure(undefined),
  } as const
}
