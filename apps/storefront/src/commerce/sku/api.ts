import { pickCalls } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { useEffect, useRef } from 'react'
import { injectCalls } from '#platform/api/api.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'

const calls = pickCalls(productContract, 'minSkuDetail', 'visitViews', 'relatedList', 'delivery', 'boughtTogether')

export const productDetailApi = injectCalls('product', calls, { delivery: { keepUnusedDataFor: 300 } })

export const { useProductBoughtTogetherQuery, useProductDeliveryQuery, useProductMinSkuDetailQuery, useProductRelatedListQuery } =
  productDetailApi

/** What depends on where a product goes. */
export type DeliveryTerms = Pick<ProductDetail, 'delivery' | 'flag_cod'>

/** Reports a product's page once. Failures are ignored. Not by the hook of the mutation: each of its states would draw the whole page again. */
export function useReportVisit(productNo: string): void {
  const dispatch = useAppDispatch()
  const reported = useRef<string | null>(null)
  useEffect(() => {
    if (reported.current === productNo) return
    reported.current = productNo
    void dispatch(productDetailApi.endpoints.productVisitViews.initiate({ product_no: productNo }, { track: false }))
  }, [productNo, dispatch])
}
