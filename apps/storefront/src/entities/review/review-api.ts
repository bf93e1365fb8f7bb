import { pickCalls } from '@nusaria/contracts/contract'
import { reviewContract } from '@nusaria/contracts/review'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** The page shows what it couldn't load in its place. */
const reviewApi = api.injectEndpoints({
  endpoints: endpointsOf('review', pickCalls(reviewContract, 'list', 'summary'), {
    list: { provides: ['Review'], suppressToast: true },
    summary: { provides: ['Review'], suppressToast: true },
  }),
})

export const { useReviewListQuery, useReviewSummaryQuery } = reviewApi
