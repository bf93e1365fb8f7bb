import { LIMITS } from '@nusaria/contracts/limits'
import { ProductPages } from '../../shared/ui/product-pages.tsx'
import { useProductRecommendQuery } from './product-api.ts'

function useRecommendedPage(_: null, page: number) {
  return useProductRecommendQuery({ page_num: page, page_size: LIMITS.recommendPageSize })
}

/** Pages that come by themselves on desktop before a button asks. */
const FLOW = 4

/** Recommended products, 12 a page, without end. */
export function Recommended() {
  return <ProductPages usePage={useRecommendedPage} args={null} pageSize={LIMITS.recommendPageSize} flow={FLOW} />
}
