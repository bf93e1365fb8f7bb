import type { Review, ReviewableLine } from '@nusaria/contracts/review'
import { REVIEW_LIMITS } from '@nusaria/contracts/review'
import { useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import type { Pictures } from '../../shared/picture-upload/use-pictures.ts'
import { usePictures } from '../../shared/picture-upload/use-pictures.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { useReviewAddMutation } from './review-form-api.ts'
import type { StarCount } from './star-input.tsx'

interface Words {
  readonly stars: StarCount | null
  readonly content: string
  readonly anonymous: boolean
}

/** What is missing, by its place in the form. */
export interface Missing {
  readonly stars: boolean
  readonly content: boolean
}

/** How a line left the form: with its review, or refused because there is nothing to review any more. */
export interface Outcome {
  readonly line: ReviewableLine
  readonly review: Review | null
  readonly failure: Failure | null
}

export interface ReviewDraft {
  readonly words: Words
  readonly change: (part: Partial<Words>) => void
  readonly photos: Pictures
  readonly missing: Missing
  /** The last try to send showed what is missing. */
  readonly tried: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  /** Sends it if nothing is missing. */
  readonly send: () => Promise<void>
}

function missingOf({ stars, content }: Words): Missing {
  return { stars: stars === null, content: content.trim() === '' }
}

/** The review of one line while it is written; it waits in this tab until it is sent. */
export function useReview(line: ReviewableLine, onOver: (outcome: Outcome) => void): ReviewDraft {
  const { order_no, line_no } = line
  const name = `review:${order_no}:${line_no}`
  const [words, setWords, forget] = useDraft<Words>(name, { stars: null, content: '', anonymous: false }, { keepOnLeave: true })
  const photos = usePictures(`${name}:photos`, { purpose: 'review', max: REVIEW_LIMITS.pictures })
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [add, { isLoading: busy }] = useReviewAddMutation()
  const missing = missingOf(words)

  const over = (outcome: Omit<Outcome, 'line'>) => {
    forget()
    photos.forget()
    onOver({ line, ...outcome })
  }
  return {
    words,
    change: (part) => setWords({ ...words, ...part }),
    photos,
    missing,
    tried,
    busy,
    failure,
    async send() {
      const { stars, content, anonymous } = words
      setTried(true)
      setFailure(null)
      if (stars === null || missing.content || photos.missing) return
      const picture_ids = photos.pictures.map(({ picture_id }) => picture_id)
      const { data, error } = await add({ order_no, line_no, stars, content: content.trim(), picture_ids, anonymous })
      if (data) return over({ review: data, failure: null })
      const refused = failureOf(error) ?? { kind: 'network' }
      if (failedWith(error, 'REVIEW_EXISTS', 'REVIEW_NOT_ALLOWED')) return over({ review: null, failure: refused })
      setFailure(refused)
    },
  }
}
