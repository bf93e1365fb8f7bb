import { LIMITS } from '@nusaria/contracts/limits'
import { useProductHotListQuery, useProductRecommendQuery } from '../../entities/product/product-api.ts'

/** How many best sellers home shows. */
export const HOT_LIST_ARGS = { page_num: 1, page_size: 8 } as const

/** Asks for the lists of products along with the page that will show them, rather than after it. */
export function usePrefetchLists(): void {
  useProductHotListQuery(HOT_LIST_ARGS)
  useProductRecommendQuery({ page_num: 1, page_size: LIMITS.recommendPageSize })
}
