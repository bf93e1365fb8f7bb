import { pickCalls } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import { useEffect, useRef } from 'react'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(productContract, 'minSkuDetail', 'visitViews', 'relatedList')

/** No toasts: the page shows failures in place, and the visit's report may fail silently. */
export const productDetailApi = api.injectEndpoints({
  endpoints: endpointsOf('product', calls, {
    minSkuDetail: { suppressToast: true },
    visitViews: { suppressToast: true },
    relatedList: { suppressToast: true },
  }),
})

export const { useProductMinSkuDetailQuery, useProductVisitViewsMutation, useProductRelatedListQuery } = productDetailApi

/** Reports the visit of a product's page once. Failures are ignored. */
export function useReportVisit(productNo: string): void {
  const [report] = useProductVisitViewsMutation()
  const reported = useRef<string | null>(null)
  useEffect(() => {
    if (reported.current === productNo) return
    reported.current = productNo
    void report({ product_no: productNo })
  }, [productNo, report])
}
