import type { AfterSaleDetail, RefundPreview, SeenRefundTarget } from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePictureUpload } from '#commerce/picture/use-picture-upload.ts'
import type { Failure } from '#platform/api/failure.ts'
import type { SubmissionOutcome } from '#platform/forms/submit.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { toast } from '#platform/toast.ts'
import { useAfterSaleApplyMutation, useAfterSaleReapplyMutation } from '../api.ts'
import { type RequestChange, usePreviousAccount, useRequestChanges } from '../common/request-changes.ts'
import { type ApplyDraft, initialDraft, missingSections, pruneDraft } from './apply-draft.ts'
import type { ApplySource, OrderInfo } from './eligibility.ts'
import { useChosenAccount } from './refund-accounts.ts'
import type { Section } from './refusals.ts'
import { useRefundPreview } from './use-refund-preview.ts'

interface Callbacks {
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
}

interface CompleteForm extends ApplyDraft {
  readonly type: AfterSaleType
  readonly pictureIds: readonly string[]
  /** As shown to the shopper. */
  readonly refund: RefundPreview
  readonly seenTarget: SeenRefundTarget | null
  /** Of the account of the previous request. */
  readonly accountDigest: AfterSaleDetail['account_digest']
}

/** The pictures of the previous request. */
function previousPictures(previous: ApplySource['previous']) {
  return previous?.picture_list.flatMap((url, index) => {
    const picture_id = previous.picture_ids?.[index]
    return picture_id === undefined ? [] : [{ picture_id, url }]
  })
}

/** State of the after-sales form. The draft stays in this tab until the form is sent. */
export function useApplyForm(source: ApplySource, order: OrderInfo | null, { onSent, onRefused }: Callbacks) {
  const { t } = useTranslation('afterSaleForm')
  const { options, previous } = source
  const name = previous ? `after-sale-again:${previous.after_sale_no}` : `after-sale:${options.order_no}`
  const [storedDraft, storeDraft, removeDraft] = useDraft<ApplyDraft>(name, initialDraft(source), { keepOnLeave: true })
  const upload = usePictureUpload(`${name}:pictures`, {
    purpose: 'evidence',
    max: LIMITS.evidenceMax,
    initial: previousPictures(previous),
  })
  const [submitted, setSubmitted] = useState(false)
  const draft = pruneDraft(storedDraft, source)
  const { lines, type, reason } = draft
  const needsTarget = options.needs_refund_target && !previous
  const missing = missingSections(draft, needsTarget, upload.notReady === null)
  const preview = useRefundPreview(type && lines.length > 0 ? { order_no: options.order_no, type, lines: [...lines], reason } : null)
  const changed = useRequestChanges({ refund: preview.ofChoices, status: order?.status }, preview.choices)
  const chosen = useChosenAccount(needsTarget ? draft.target : null)
  const previousAccount = usePreviousAccount(previous)
  const accountChange = chosen.change ?? previousAccount.change
  const changes: readonly RequestChange[] = [...changed.changes, ...(accountChange ? [{ kind: 'account' as const, ...accountChange }] : [])]

  const [apply] = useAfterSaleApplyMutation()
  const [reapply] = useAfterSaleReapplyMutation()
  const submission = useSubmission(previous ? 'afterSale.reapply' : 'afterSale.apply', `${name}:sent`)
  const lastSent = useRef<CompleteForm>(null)
  const send = (form: CompleteForm): Promise<SubmissionOutcome<AfterSaleDetail>> => {
    lastSent.current = form
    const why = {
      reason: form.reason,
      description: form.description.trim(),
      picture_ids: [...form.pictureIds],
      refund_amount: form.refund.refund_amount,
      ...(form.refund.digest !== undefined && { digest: form.refund.digest }),
    }
    if (previous) {
      const { accountDigest: account_digest } = form
      const again = { after_sale_no: previous.after_sale_no, ...why, ...(account_digest !== undefined && { account_digest }) }
      return submission.submit(reapply, again)
    }
    const what = { order_no: options.order_no, type: form.type, lines: [...form.lines] }
    return submission.submit(apply, { ...what, ...why, refund_target: form.seenTarget })
  }
  const onFiled = (afterSaleNo: string) => {
    removeDraft()
    upload.forget()
    onSent(afterSaleNo)
  }
  const onFound = (afterSaleNo: string) => {
    toast.success(t('found'))
    onFiled(afterSaleNo)
  }
  const request = useSubmit(send, {
    onDone: ({ after_sale_no }) => onFiled(after_sale_no),
    onMade: onFound,
    onFailed: onRefused,
    lockOnDone: true,
  })
  // A request without an answer may have been filed before this page was loaded again.
  const onEarlierFound = useEffectEvent((afterSaleNo: string) => {
    if (!request.busy) onFound(afterSaleNo)
  })
  useEffect(() => {
    void submission.ask().then((outcome) => {
      if (outcome?.kind === 'made') onEarlierFound(outcome.made)
    })
  }, [submission])

  return {
    draft,
    /** A change also clears the last failure. */
    change(part: Partial<ApplyDraft>) {
      request.clearError()
      storeDraft({ ...draft, ...part })
    },
    upload: {
      ...upload,
      remove: (picture: Parameters<typeof upload.remove>[0]) => {
        request.clearError()
        upload.remove(picture)
      },
    },
    preview,
    needsTarget,
    /** How the request differs from what the shopper saw of it. */
    changes,
    /** Some chosen pieces are no longer available. */
    linesChanged: !previous && JSON.stringify(storedDraft.lines) !== JSON.stringify(lines),
    /** Whether the section shows that it is incomplete. */
    isMissing: (section: Section) => submitted && missing.includes(section),
    /** Complete, but the refund is still being calculated. */
    waiting: missing.length === 0 && preview.busy,
    sending: request.busy,
    failure: request.failure ?? preview.failure,
    /** No answer came, and the server says that nothing was filed. */
    notSent: request.notMade,
    /** Sends the form, or loads the refund again if it is unknown. Returns the first incomplete section instead, if there is one. */
    submit(): Section | null {
      setSubmitted(true)
      const [first = null] = missing
      if (first || !type) return first
      if (!preview.parts || !preview.current) preview.retry()
      else {
        const pictureIds = upload.pictures.map(({ picture_id }) => picture_id)
        const shown = { refund: preview.parts, seenTarget: chosen.target, accountDigest: previous?.account_digest }
        for (const { accept } of [changed, chosen, previousAccount]) accept()
        void request.submit({ ...draft, ...shown, type, pictureIds })
      }
      return null
    },
    /** Sends the last request again unchanged, since it is unknown whether it arrived. */
    resend() {
      if (lastSent.current) void request.submit(lastSent.current)
    },
    clearError: request.clearError,
  } as const
}

export type ApplyFormState = ReturnType<typeof useApplyForm>
