import { listPageSize } from '#commerce/product/api.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import { categoryApi, searchApi } from '../api.ts'
import { parseListQuery, toFilterArgs } from './list-query.ts'

/** Asks for the first page of a category's list on desktop. The results of a keyword are those of the moment of the search. */
export function askCategory(dispatch: AppDispatch, params: URLSearchParams): void {
  const query = parseListQuery({ search: `${params}`, state: null })
  const asked = query && toFilterArgs(query)
  if (asked?.source !== 'category' || params.has('page')) return
  const list = { ...asked.args, sort: query?.sort, page_size: listPageSize('desktop') }
  void dispatch(categoryApi.endpoints.productList.initiate(list, { subscribe: false }))
  void dispatch(searchApi.endpoints.searchFacets.initiate(asked.args, { subscribe: false }))
}
