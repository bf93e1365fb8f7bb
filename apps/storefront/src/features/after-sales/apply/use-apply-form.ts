import type {
  AfterSaleDetail,
  AfterSaleOptions,
  AfterSaleReason,
  EligibleLine,
  RefundTarget,
  RequestedLine,
} from '@nusaria/contracts/after-sale-entities'
import type { AfterSaleType } from '@nusaria/contracts/lifecycle'
import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { VISIBLE_RULE } from '@nusaria/contracts/patterns'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { usePictureUpload } from '#commerce/picture/use-picture-upload.ts'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { type Failure, toFailure } from '#platform/api/failure.ts'
import type { SubmissionOutcome } from '#platform/forms/submit.ts'
import { useSubmission } from '#platform/forms/use-submission.ts'
import { useSubmit } from '#platform/forms/use-submit.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { useDebouncedValue } from '#platform/time/clock.ts'
import { toast } from '#platform/toast.ts'
import { useAfterSaleApplyMutation, useAfterSalePreviewQuery, useAfterSaleReapplyMutation } from '../api.ts'
import { type RequestChange, usePreviousAccount, useRequestChanges } from '../common/request-changes.ts'
import { useChosenAccount } from './refund-account-picker.tsx'
import type { Section } from './refusal-note.tsx'

export interface ApplySource {
  /** The lines, types and reasons that the server offers for the order. */
  readonly options: AfterSaleOptions
  /** The request to apply for again; its goods and type can't be changed. Null: a new request. */
  readonly previous: AfterSaleDetail | null
}

interface ApplyDraft {
  readonly lines: readonly RequestedLine[]
  readonly type: AfterSaleType | null
  readonly reason: AfterSaleReason | null
  readonly description: string
  /** The account for the refund; null when it goes back the way the order was paid, or nothing is chosen yet. */
  readonly target: RefundTarget | null
}

export function isSelectable({ available, ongoing_no }: EligibleLine): boolean {
  return available > 0 && ongoing_no === null
}

const onlyItem = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null)

/** The values of the previous request, or the only possible line and type. */
function initialDraft({ options, previous }: ApplySource): ApplyDraft {
  const line = onlyItem(options.lines.filter(isSelectable))
  return {
    lines:
      previous?.lines.map(({ line_no, quantity }) => ({ line_no, quantity })) ??
      (line ? [{ line_no: line.line_no, quantity: line.available }] : []),
    type: previous?.type ?? onlyItem(options.types),
    reason: previous?.reason ?? null,
    description: previous?.description ?? '',
    target: null,
  }
}

/** The reasons that fit a type; all of them while none is chosen. */
export function reasonsOf({ reasons, type_reasons }: AfterSaleOptions, chosen: AfterSaleType | null): readonly AfterSaleReason[] {
  return type_reasons?.find(({ type }) => type === chosen)?.reasons ?? reasons
}

/** The draft without lines, pieces, types and reasons that are no longer available. */
function pruneDraft(draft: ApplyDraft, source: ApplySource): ApplyDraft {
  const { options, previous } = source
  const { types } = options
  const initial = previous && initialDraft(source)
  const lines = draft.lines.flatMap(({ line_no, quantity }) => {
    const line = options.lines.find((each) => each.line_no === line_no)
    return line && isSelectable(line) ? [{ line_no, quantity: Math.min(quantity, line.available) }] : []
  })
  const type = initial?.type ?? (draft.type && types.includes(draft.type) ? draft.type : onlyItem(types))
  return {
    ...draft,
    lines: initial?.lines ?? lines,
    type,
    reason: draft.reason && reasonsOf(options, type).includes(draft.reason) ? draft.reason : null,
  }
}

function missingSections(draft: ApplyDraft, needsTarget: boolean, picturesReady: boolean): readonly Section[] {
  const { lines, type, reason, description, target } = draft
  const missing: Readonly<Partial<Record<Section, boolean>>> = {
    lines: lines.length === 0,
    type: type === null,
    reason: reason === null,
    description: reason === 'other' && !VISIBLE_RULE.test(description),
    pictures: !picturesReady,
    target: needsTarget && target === null,
  }
  return (Object.keys(missing) as Section[]).filter((section) => missing[section])
}

/** ms; one call for several quick changes of a quantity */
const DEBOUNCE = 250

/**
 * The refund as the server calculates it for the present choices; none without a type and lines. Not asked while the form is sent: once it is
 * filed, the server refuses the preview.
 */
function useRefundPreview(order_no: string, { type, lines, reason }: ApplyDraft, sending: boolean) {
  const args = type && lines.length > 0 ? { order_no, type, lines: [...lines], reason } : null
  const key = JSON.stringify(args)
  const debouncedKey = useDebouncedValue(key, DEBOUNCE)
  const debouncedArgs = useMemo(() => JSON.parse(debouncedKey) as typeof args, [debouncedKey])
  const query = useAfterSalePreviewQuery((!sending && debouncedArgs) || skipToken, ALWAYS_REFETCH)
  const settled = args !== null && debouncedKey === key && !query.isFetching
  return {
    choices: key,
    /** The latest result for the present choices. */
    ofChoices: args !== null && debouncedKey === key ? query.currentData : undefined,
    /** The latest result. The result of earlier choices stays until the new one arrives. */
    parts: args ? (query.currentData ?? query.data) : undefined,
    /** Whether `parts` belongs to the present choices. */
    current: settled && !query.isError && query.currentData !== undefined,
    busy: args !== null && !settled,
    failure: settled ? toFailure(query.error) : undefined,
    retry: () => {
      if (debouncedArgs) void query.refetch()
    },
  } as const
}

interface Callbacks {
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
}

type SendRequest = () => Promise<SubmissionOutcome<AfterSaleDetail>>

/** State of the after-sales form. The draft stays in this tab until the form is sent. */
export function useApplyForm(source: ApplySource, order: OrderDetail | undefined, { onSent, onRefused }: Callbacks) {
  const { t } = useTranslation('afterSaleForm')
  const { options, previous } = source
  const name = previous ? `after-sale-again:${previous.after_sale_no}` : `after-sale:${options.order_no}`
  const [storedDraft, storeDraft, removeDraft] = useDraft<ApplyDraft>(name, initialDraft(source), { keepOnLeave: true })
  const upload = usePictureUpload(`${name}:pictures`, {
    purpose: 'evidence',
    max: LIMITS.evidenceMax,
    initial: previous?.picture_list.flatMap((url, index) => {
      const picture_id = previous.picture_ids?.[index]
      return picture_id === undefined ? [] : [{ picture_id, url }]
    }),
  })
  const [submitted, setSubmitted] = useState(false)
  const draft = pruneDraft(storedDraft, source)
  const needsTarget = options.needs_refund_target && !previous
  const missing = missingSections(draft, needsTarget, upload.notReady === null)
  const [apply] = useAfterSaleApplyMutation()
  const [reapply] = useAfterSaleReapplyMutation()
  const submission = useSubmission(previous ? 'afterSale.reapply' : 'afterSale.apply', `${name}:sent`)
  const lastSend = useRef<SendRequest>(null)
  const send = (sendRequest: SendRequest) => {
    lastSend.current = sendRequest
    return sendRequest()
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
  const preview = useRefundPreview(options.order_no, draft, request.busy)
  const changed = useRequestChanges({ refund: preview.ofChoices, status: order?.status }, preview.choices)
  const chosen = useChosenAccount(needsTarget ? draft.target : null)
  const previousAccount = usePreviousAccount(previous)
  const accountChange = chosen.change ?? previousAccount.change
  const changes: readonly RequestChange[] = [...changed.changes, ...(accountChange ? [{ kind: 'account' as const, ...accountChange }] : [])]

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
    source,
    /** Undefined until loaded. */
    order,
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
    changes,
    /** Some chosen pieces are no longer available. */
    linesChanged: !previous && JSON.stringify(storedDraft.lines) !== JSON.stringify(draft.lines),
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
      const { type } = draft
      if (first || !type) return first
      if (!preview.parts || !preview.current) preview.retry()
      else {
        const { digest, refund_amount } = preview.parts
        const content = {
          reason: draft.reason,
          description: draft.description.trim(),
          picture_ids: upload.pictures.map(({ picture_id }) => picture_id),
          refund_amount,
          ...(digest !== undefined && { digest }),
        }
        for (const { accept } of [changed, chosen, previousAccount]) accept()
        void request.submit(() => {
          if (!previous) {
            const wanted = { order_no: options.order_no, type, lines: [...draft.lines], refund_target: chosen.target }
            return submission.submit(apply, { ...wanted, ...content })
          }
          const { after_sale_no, account_digest } = previous
          return submission.submit(reapply, { after_sale_no, ...content, ...(account_digest !== undefined && { account_digest }) })
        })
      }
      return null
    },
    /** Sends the last request again unchanged, since it is unknown whether it arrived. */
    resend() {
      if (lastSend.current) void request.submit(lastSend.current)
    },
    clearError: request.clearError,
  } as const
}

export type ApplyFormState = ReturnType<typeof useApplyForm>
