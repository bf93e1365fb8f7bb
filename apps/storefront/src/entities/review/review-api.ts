import { pickCalls } from '@nusaria/contracts/contract'
import { reviewContract } from '@nusaria/contracts/review'
import { api } from '../../shared/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '../../shared/api/endpoints-of.ts'

/** The page shows what it couldn't load in its place. */
const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('review', pickCalls(reviewContract, 'summary'), {
      summary: { provides: ['Review'], suppressToast: true },
    })(build),
    ...pagedEndpointsOf('review', pickCalls(reviewContract, 'list'), {
      list: { provides: ['Review'], suppressToast: true },
    })(build),
  }),
})

export const { useReviewListInfiniteQuery, useReviewSummaryQuery } = reviewApi
