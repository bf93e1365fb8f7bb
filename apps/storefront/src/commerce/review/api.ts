import { reviewContract } from '@nusaria/contracts/review'
import { injectCalls, type Tag } from '#platform/api/api.ts'
import type { Failure } from '#platform/api/failure.ts'

export const reviewApi = injectCalls('review', reviewContract, {
  list: { provides: ['Review'], paged: true },
  summary: { provides: ['Review'] },
  pending: { provides: ['Review', 'Order'] },
  // Without an answer it is unknown whether the review arrived. Its form stays, so that the shopper can send it again.
  add: { invalidates: (_: unknown, error: Failure | undefined): Tag[] => (error && error.kind !== 'business' ? [] : ['Review', 'Order']) },
  helpful: { toast: true },
})

export const { useReviewListInfiniteQuery, useReviewSummaryQuery, useReviewPendingQuery, useReviewAddMutation } = reviewApi
