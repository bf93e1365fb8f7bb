import { LIMITS } from '@nusaria/contracts/limits'
import { useState } from 'react'
import { usePictureUpload } from '../../../entities/picture/use-picture-upload.ts'
import type { Failure } from '../../../shared/api/failure.ts'
import { useDraft } from '../../../shared/state/use-draft.ts'
import type { ApplyDraft } from './apply-draft.ts'
import { areEqualLines, initialDraft, pruneDraft } from './apply-draft.ts'
import type { ApplySource } from './apply-source.ts'
import type { ErrorTarget } from './error-target.ts'
import { useRefundPreview } from './use-refund-preview.ts'
import { useSubmitApply } from './use-submit-apply.ts'

interface Outcomes {
  readonly onSent: (afterSaleNo: string) => void
  readonly onRefused: (failure: Failure) => void
}

/** The parts that lack something, in the page's order. */
function missingSections(
  { lines, type, reason, description, target }: ApplyDraft,
  needsTarget: boolean,
  pictures: unknown,
): readonly ErrorTarget[] {
  const lacks: readonly [ErrorTarget, boolean][] = [
    ['lines', lines.length === 0],
    ['type', type === null],
    ['reason', reason === null],
    ['description', reason === 'other' && description.trim() === ''],
    ['pictures', pictures !== null],
    ['target', needsTarget && target === null],
  ]
  return lacks.flatMap(([spot, is]) => (is ? [spot] : []))
}

/** The pictures a request went out with. */
function previousPictures(again: ApplySource['previous']) {
  return again?.picture_list.flatMap((url, at) => {
    const picture_id = again.picture_ids?.[at]
    return picture_id === undefined ? [] : [{ picture_id, url }]
  })
}

/** The request while it is filled in; it waits in this tab until it is sent. */
export function useApplyForm(subject: ApplySource, { onSent, onRefused }: Outcomes) {
  const { options, previous } = subject
  const name = previous ? `after-sale-again:${previous.after_sale_no}` : `after-sale:${options.order_no}`
  const [kept, keep, forget] = useDraft<ApplyDraft>(name, initialDraft(subject), { keepOnLeave: true })
  const pictures = usePictureUpload(`${name}:pictures`, {
    purpose: 'evidence',
    max: LIMITS.evidenceMax,
    initial: previousPictures(previous),
  })
  const [tried, setTried] = useState(false)
  const draft = pruneDraft(kept, subject)
  const { lines, type, reason } = draft
  const needsTarget = options.needs_refund_target && !previous
  const lacking = missingSections(draft, needsTarget, pictures.notReady)
  const preview = useRefundPreview(type && lines.length > 0 ? { order_no: options.order_no, type, lines: [...lines], reason } : null)
  const sender = useSubmitApply(name, subject, {
    onSent: (afterSaleNo) => {
      forget()
      pictures.forget()
      onSent(afterSaleNo)
    },
    onRefused,
  })

  return {
    draft,
    /** A new choice answers what was refused before. */
    change(part: Partial<ApplyDraft>) {
      sender.forgive()
      keep({ ...draft, ...part })
    },
    pictures: {
      ...pictures,
      remove: (picture: Parameters<typeof pictures.remove>[0]) => {
        sender.forgive()
        pictures.remove(picture)
      },
    },
    preview,
    needsTarget,
    /** Pieces that were chosen and can't be asked for any more. */
    lost: !previous && !areEqualLines(kept.lines, lines),
    lacks: (spot: ErrorTarget) => tried && lacking.includes(spot),
    /** Nothing is lacking, and what comes back is being worked out. */
    waiting: lacking.length === 0 && preview.busy,
    sending: sender.sending,
    failure: sender.failure ?? preview.failure,
    notSent: sender.notSent,
    /** Sends it; answers the first part that lacks something instead. What comes back is asked for again if that isn't known. */
    send(): ErrorTarget | null {
      setTried(true)
      const [first = null] = lacking
      if (first) return first
      if (!preview.parts || !preview.current) preview.retry()
      else
        void sender.send({
          ...draft,
          pictureIds: pictures.pictures.map(({ picture_id }) => picture_id),
          amount: preview.parts.refund_amount,
        })
      return null
    },
    /** Sends once more what nobody knows to have arrived. */
    sendAgain: sender.sendAgain,
    forgive: sender.forgive,
  } as const
}

export type ApplyFormState = ReturnType<typeof useApplyForm>
