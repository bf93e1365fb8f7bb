import { useLocation, useNavigate } from 'react-router-dom'
import type { LinkTarget } from '../../shared/paths.ts'
import { categoryProductsLink, paths } from '../../shared/paths.ts'
import type { ListQuery } from './list-query.ts'
import { formatListQuery } from './list-query.ts'
import { useListCategory } from './use-list-category.ts'

/** What is listed, as far as it is known, and how to list something else in its place. */
export function useListState(wished: ListQuery) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { wanted, filters } = wished
  const { place, waiting, unknown } = useListCategory(wanted.typeId ?? filters.type ?? null)
  // A type that doesn't exist is as if the address hadn't named it.
  const asked: ListQuery = filters.type !== undefined && unknown ? { ...wished, filters: { ...filters, type: undefined } } : wished

  /** Where another list of the same page is. */
  const placeOf = (next: ListQuery): LinkTarget<unknown> => ({
    to: paths.productList + formatListQuery(next, search),
    state: next.wanted.typeId === null ? state : categoryProductsLink(next.wanted.typeId).state,
  })
  /** Lists something else, from its beginning. The way back still leads to where the shopper came from. */
  const list = (next: ListQuery) => {
    const { to, state } = placeOf(next)
    window.scrollTo(0, 0)
    void navigate(to, { replace: true, state })
  }
  return { asked, place, waiting: filters.type !== undefined && waiting, placeOf, list }
}

export type ListState = ReturnType<typeof useListState>
