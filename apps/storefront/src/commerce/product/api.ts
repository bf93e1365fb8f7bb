import { pickCalls } from '@nusaria/contracts/contract'
import { LIMITS } from '@nusaria/contracts/limits'
import { productContract } from '@nusaria/contracts/product'
import { injectCalls } from '#platform/api/api.ts'
import type { Layout } from '#platform/browser/layout.ts'

const productCalls = pickCalls(productContract, 'hotList', 'productRecommend', 'flashSale', 'specOrderList')

export const { useProductHotListQuery, useProductRecommendInfiniteQuery, useProductFlashSaleQuery, useProductSpecOrderListQuery } =
  injectCalls('product', productCalls, {
    hotList: { keepUnusedDataFor: 300 },
    productRecommend: { keepUnusedDataFor: 300, paged: 'first-page' },
    flashSale: { keepUnusedDataFor: 300 },
    specOrderList: { keepUnusedDataFor: 300 },
  })

export const HOT_LIST_ARGS = { page_num: 1, page_size: 8 } as const
export const RECOMMENDED_ARGS = { page_size: LIMITS.recommendPageSize } as const

/** Products of a page of a list: full rows of 2 on a phone, of 4 and 6 on desktop. */
export const listPageSize = (layout: Layout): number => (layout === 'mobile' ? LIMITS.recommendPageSize : 2 * LIMITS.recommendPageSize)
