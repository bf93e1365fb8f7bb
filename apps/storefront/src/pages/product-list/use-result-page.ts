import { LIMITS } from '@nusaria/contracts/limits'
import type { ProductSort } from '@nusaria/contracts/product'
import { skipToken } from '@reduxjs/toolkit/query'
import { useProductListQuery } from '../../features/product/product-api.ts'
import { useSearchQuery } from '../../features/search/search-api.ts'
import type { ProductPageQuery } from '../../shared/ui/product-pages.tsx'
import type { Wanted } from './wanted.ts'

type Asked = Wanted & { readonly sort: ProductSort }

/** One page of what is wanted, 12 products, in the order asked for. */
export function useResultPage({ keyword, typeId, sort }: Asked, page: number): ProductPageQuery {
  const paged = { sort, page_num: page, page_size: LIMITS.recommendPageSize }
  const found = useSearchQuery(keyword === null ? skipToken : { keyword, ...paged })
  const listed = useProductListQuery(typeId === null ? skipToken : { nav_type_id: typeId, ...paged })
  return keyword === null ? listed : found
}
