import type { Review, ReviewableLine } from '@nusaria/contracts/review'
import { REVIEW_LIMITS } from '@nusaria/contracts/review'
import { useState } from 'react'
import type { PictureUpload } from '../../entities/picture/use-picture-upload.ts'
import { usePictureUpload } from '../../entities/picture/use-picture-upload.ts'
import { useReviewAddMutation } from '../../entities/review/review-form-api.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import type { StarCount } from './star-input.tsx'

interface ReviewValues {
  readonly stars: StarCount | null
  readonly content: string
  readonly anonymous: boolean
}

/** What is missing, by its place in the form. */
export interface MissingFields {
  readonly stars: boolean
  readonly content: boolean
}

/** How a line left the form: with its review, or refused because there is nothing to review any more. */
export interface ReviewResult {
  readonly line: ReviewableLine
  readonly review: Review | null
  readonly failure: Failure | null
}

export interface ReviewFormState {
  readonly values: ReviewValues
  readonly change: (part: Partial<ReviewValues>) => void
  readonly photos: PictureUpload
  readonly missing: MissingFields
  /** The last try to send showed what is missing. */
  readonly submitted: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  /** Sends it if nothing is missing. */
  readonly send: () => Promise<void>
}

function findMissing({ stars, content }: ReviewValues): MissingFields {
  return { stars: stars === null, content: content.trim() === '' }
}

/** The review of one line while it is written; it waits in this tab until it is sent. */
export function useReviewForm(line: ReviewableLine, onOver: (outcome: ReviewResult) => void): ReviewFormState {
  const { order_no, line_no } = line
  const name = `review:${order_no}:${line_no}`
  const [values, setWords, forget] = useDraft<ReviewValues>(name, { stars: null, content: '', anonymous: false }, { keepOnLeave: true })
  const photos = usePictureUpload(`${name}:photos`, { purpose: 'review', max: REVIEW_LIMITS.pictures })
  const [submitted, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [add, { isLoading: busy }] = useReviewAddMutation()
  const missing = findMissing(values)

  const over = (outcome: Omit<ReviewResult, 'line'>) => {
    forget()
    photos.forget()
    onOver({ line, ...outcome })
  }
  return {
    values,
    change: (part) => setWords({ ...values, ...part }),
    photos,
    missing,
    submitted,
    busy,
    failure,
    async send() {
      const { stars, content, anonymous } = values
      setTried(true)
      setFailure(null)
      if (stars === null || missing.content || photos.notReady) return
      const picture_ids = photos.pictures.map(({ picture_id }) => picture_id)
      const { data, error } = await add({ order_no, line_no, stars, content: content.trim(), picture_ids, anonymous })
      if (data) return over({ review: data, failure: null })
      const refused = failureOf(error) ?? { kind: 'network' }
      if (failedWith(error, 'REVIEW_EXISTS', 'REVIEW_NOT_ALLOWED')) return over({ review: null, failure: refused })
      setFailure(refused)
    },
  }
}
