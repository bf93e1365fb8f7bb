import type { NavType } from '@nusaria/contracts/nav'
import type { ListFacets } from '@nusaria/contracts/search'
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { type ProductListState, paths } from '#platform/routing/paths.ts'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { useSearch } from '../../search/use-search-box.ts'
import { ProductListPage } from '../product-list-page.tsx'

// Loads lazy modules before the first test's timeout starts.
await Promise.all([
  import('../filter-sheet.tsx'),
  import('../desktop-list-header.tsx'),
  import('#commerce/product/quick-add.tsx'),
  import('#ui/chakra/chakra-sheet.tsx'),
])

/** A page of a list with `total` products. */
export function pageOf(total: number): StubbedReply {
  return { data: { list: Array.from({ length: Math.min(total, 12) }, (_, index) => productCard(`P${index}`)), total } }
}

const typeOf = (nav_type_id: string, nav_type_name: string) => ({ nav_type_id, nav_type_name, icon_url: '/type.svg' })

const tree: readonly NavType[] = [
  { ...typeOf('12', 'Drinks'), child_list: [typeOf('1201', 'Coffee'), typeOf('1202', 'Tea')] },
  { ...typeOf('11', 'Snacks'), child_list: [typeOf('1103', 'Biscuits')] },
]

export const facets: ListFacets = {
  total: 18,
  types: [
    { nav_type_id: '1201', nav_type_name: 'Coffee', count: 17 },
    { nav_type_id: '1103', nav_type_name: 'Biscuits', count: 1 },
  ],
  price_range: { lowest: 5_200, highest: 98_000 },
  in_stock: 16,
  free_shipping: 0,
  discounted: 7,
  ratings: [{ rating_min: 4.8, count: 5 }],
  brands: [
    { brand: 'Kilaura', count: 9 },
    { brand: 'Sedulang', count: 8 },
  ],
  campaigns: [{ project_id: 'kopi-nusantara', title: 'Kopi Nusantara', count: 6 }],
  without: [],
}

/** Searches as the header's search box does. */
function Search({ onReady }: { readonly onReady: (search: (keyword: string) => boolean) => void }) {
  const search = useSearch()
  useEffect(() => onReady(search), [search, onReady])
  return null
}

/** Renders the list page at a URL, or as the shop navigates to it by state, with stubbed replies. */
export async function openList(from: string | ProductListState, replies: StubbedReplies = {}) {
  const stubs = {
    '/search/search': [pageOf(18)],
    '/consumer/product/list': [pageOf(18)],
    '/search/facets': [{ data: facets }],
    '/nav/type/list': [{ data: tree }],
    '/search/manager/click/update': [{ data: null }],
    '/consumer/product/product_recommend': [pageOf(2)],
    ...replies,
  }
  let find: (keyword: string) => boolean = () => false
  const onReady = (ready: typeof find) => {
    find = ready
  }
  const page = await openPage(
    <>
      <Search onReady={onReady} />
      <ProductListPage />
    </>,
    stubs,
    { entries: [typeof from === 'string' ? paths.productList + from : { pathname: paths.productList, state: from }], toasts: true },
  )
  return { ...page, searches: (keyword: string) => act(async () => void find(keyword)) }
}
