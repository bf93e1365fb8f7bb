import { useLocation, useNavigate } from 'react-router-dom'
import type { Destination } from '../../shared/paths.ts'
import { paths, typeProducts } from '../../shared/paths.ts'
import { useTypePlace } from './type-place.ts'
import type { Asked } from './wanted.ts'
import { searchOf } from './wanted.ts'

/** What is listed, as far as it is known, and how to list something else in its place. */
export function useListing(wished: Asked) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { wanted, filters } = wished
  const { place, waiting, unknown } = useTypePlace(wanted.typeId ?? filters.type ?? null)
  // A type that doesn't exist is as if the address hadn't named it.
  const asked: Asked = filters.type !== undefined && unknown ? { ...wished, filters: { ...filters, type: undefined } } : wished

  /** Where another list of the same page is. */
  const placeOf = (next: Asked): Destination<unknown> => ({
    to: paths.productList + searchOf(next, search),
    state: next.wanted.typeId === null ? state : typeProducts(next.wanted.typeId).state,
  })
  /** Lists something else, from its beginning. The way back still leads to where the shopper came from. */
  const list = (next: Asked) => {
    const { to, state } = placeOf(next)
    window.scrollTo(0, 0)
    void navigate(to, { replace: true, state })
  }
  return { asked, place, waiting: filters.type !== undefined && waiting, placeOf, list }
}

export type Listing = ReturnType<typeof useListing>
