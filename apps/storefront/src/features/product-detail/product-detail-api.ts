import { pickCalls } from '@nusaria/contracts/contract'
import { productContract } from '@nusaria/contracts/product'
import { useEffect, useRef } from 'react'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'

const calls = pickCalls(productContract, 'minSkuDetail', 'visitViews', 'relatedList')

/** The page shows what it couldn't load in its place, and nobody waits for the visit's report: none of these toasts. */
const productDetailApi = api.injectEndpoints({
  endpoints: endpointsOf('product', calls, {
    minSkuDetail: { suppressToast: true },
    visitViews: { suppressToast: true },
    relatedList: { suppressToast: true },
  }),
})

export const { useProductMinSkuDetailQuery, useProductVisitViewsMutation, useProductRelatedListQuery } = productDetailApi

/** Reports once that a product's page was opened. Nothing waits for the answer, and a failure shows nowhere. */
export function useReportVisit(productNo: string): void {
  const [report] = useProductVisitViewsMutation()
  const reported = useRef<string | null>(null)
  useEffect(() => {
    if (reported.current === productNo) return
    reported.current = productNo
    void report({ product_no: productNo })
  }, [productNo, report])
}
