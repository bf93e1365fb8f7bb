import type { NavType } from '@nusaria/contracts/nav'
import { failedWith } from '#platform/api/failure.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { paths } from '#platform/routing/paths.ts'
import { pageInAddress } from '#ui/paging/use-page-count.ts'
import type { Replies } from './tags/replies.ts'

type Status = 200 | 404 | 410

function statusOfProduct(replies: Replies): Status {
  const error = replies.error('productMinSkuDetail')
  if (!failedWith(error, 'PRODUCT_INFO_MISSING', 'PRODUCT_PARAMETER_INVALID')) return 200
  const failure = toFailure(error)
  return failure?.kind === 'business' && failure.params.discontinued === 1 ? 410 : 404
}

/** A category that doesn't exist, or a page after the end of a list. A reply that is late doesn't tell: then the list is there. */
function statusOfList(query: URLSearchParams, replies: Replies): Status {
  const types = replies.data<readonly NavType[]>('navTypeList')
  const typeId = query.get('typeId')
  const known = (types ?? []).flatMap((type) => [type, ...type.child_list]).some(({ nav_type_id }) => nav_type_id === typeId)
  if (typeId && types && !known) return 404
  if (pageInAddress(`?${query}`) === 1) return 200
  const name = typeId ? 'productList' : 'search'
  const list = replies.data<{ readonly pages: readonly { readonly list: readonly unknown[] }[] }>(name)
  return list?.pages[0]?.list.length === 0 || failedWith(replies.error(name), 'SEARCH_RESULT_FAILED') ? 404 : 200
}

const STATUS: Readonly<Record<string, (query: URLSearchParams, replies: Replies) => Status>> = {
  [paths.product]: (_, replies) => statusOfProduct(replies),
  [paths.productList]: statusOfList,
  [paths.productMissing]: () => 404,
  [paths.activities]: (_, replies) => (failedWith(replies.error('cmsGetById'), 'PAGE_CONTENT_MISSING') ? 404 : 200),
}

/** The status of a page of the shop: 404 when the shop has nothing at the address, 410 when it had and the backend says that it won't come back. */
export function findStatus(pathname: string, query: URLSearchParams, replies: Replies): Status {
  return STATUS[pathname]?.(query, replies) ?? 200
}
