import { useEffect, useRef } from 'react'
import { useProductVisitViewsMutation } from './product-detail-api.ts'

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
