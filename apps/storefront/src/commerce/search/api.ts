import { pickCalls } from '@nusaria/contracts/contract'
import { searchContract } from '@nusaria/contracts/search'
import { injectCalls } from '#platform/api/api.ts'

/** What others search for. */
export const { useSearchHotSearchQuery } = injectCalls('search', pickCalls(searchContract, 'hotSearch'), {
  hotSearch: { keepUnusedDataFor: 300 },
})
