import { pickCalls } from '@nusaria/contracts/contract'
import { questionContract } from '@nusaria/contracts/question'
import { injectCalls } from '#platform/api/api.ts'

export const { useQuestionListInfiniteQuery, useQuestionAskMutation } = injectCalls(
  'question',
  pickCalls(questionContract, 'list', 'ask'),
  {
    list: { provides: ['Question'], paged: 'first-page' },
    ask: { invalidates: ['Question'] },
  },
)
