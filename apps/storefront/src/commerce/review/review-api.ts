import { pickCalls } from '@nusaria/contracts/contract'
import { reviewContract } from '@nusaria/contracts/review'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'

/** Reviews of a product, and those that a member can write. The pages show errors themselves. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('review', pickCalls(reviewContract, 'summary', 'pending', 'add', 'helpful'), {
      summary: { provides: ['Review'], suppressToast: true },
      pending: { provides: ['Review', 'Order'], suppressToast: true },
      // Without an answer it is unknown whether the review arrived. Its form stays, so that the shopper can send it again.
      add: { invalidates: (_review, error) => (error && error.kind !== 'business' ? [] : ['Review', 'Order']), suppressToast: true },
    })(build),
    ...pagedEndpointsOf('review', pickCalls(reviewContract, 'list'), {
      list: { provides: ['Review'], suppressToast: true },
    })(build),
  }),
})

export const { useReviewListInfiniteQuery, useReviewSummaryQuery, useReviewPendingQuery, useReviewAddMutation } = reviewApi
