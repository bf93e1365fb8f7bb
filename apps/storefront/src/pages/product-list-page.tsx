import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { Listing } from './product-list/listing.tsx'
import { sortAt, wantedAt } from './product-list/wanted.ts'

/** What a keyword finds, or the products of a type. Without either there is nothing to list: the search page asks. */
export function ProductListPage() {
  const location = useLocation()
  const wanted = wantedAt(location)
  if (!wanted) return <Navigate to={paths.search} replace />
  return <Listing wanted={wanted} sort={sortAt(location.search)} />
}
