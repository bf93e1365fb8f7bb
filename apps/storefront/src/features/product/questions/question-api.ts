import { pickCalls } from '@nusaria/contracts/contract'
import { questionContract } from '@nusaria/contracts/question'
import { api } from '#platform/api/api.ts'
import { endpointsOf, pagedEndpointsOf } from '#platform/api/endpoints-of.ts'

/** Questions about a product. The page and the form show errors themselves. */
const questionApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('question', pickCalls(questionContract, 'ask'), {
      ask: { invalidates: ['Question'], suppressToast: true },
    })(build),
    ...pagedEndpointsOf('question', pickCalls(questionContract, 'list'), {
      list: { provides: ['Question'], suppressToast: true, refetchCachedPages: false },
    })(build),
  }),
})

export const { useQuestionListInfiniteQuery, useQuestionAskMutation } = questionApi
