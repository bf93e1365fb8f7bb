import { LIMITS } from '@nusaria/contracts/limits'
import { useProductHotListQuery, useProductRecommendQuery } from '../../features/product/product-api.ts'

/** How many best sellers home shows. */
export const HOT = { page_num: 1, page_size: 8 } as const

/** Asks for the lists of products along with the page that will show them, rather than after it. */
export function useEarlyLists(): void {
  useProductHotListQuery(HOT)
  useProductRecommendQuery({ page_num: 1, page_size: LIMITS.recommendPageSize })
}
