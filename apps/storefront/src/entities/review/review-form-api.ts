import { pickCalls } from '@nusaria/contracts/contract'
import { reviewContract } from '@nusaria/contracts/review'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

/** What is refused is said beside what it concerns. */
const reviewFormApi = api.injectEndpoints({
  endpoints: endpointsOf('review', pickCalls(reviewContract, 'pending', 'add'), {
    pending: { provides: ['Review', 'Order'], suppressToast: true },
    // Whether one that came to nothing has arrived, nobody knows: it stays in its form, to be sent again.
    add: { invalidates: (_review, error) => (error && error.kind !== 'business' ? [] : ['Review', 'Order']), suppressToast: true },
  }),
})

export const { useReviewPendingQuery, useReviewAddMutation } = reviewFormApi
