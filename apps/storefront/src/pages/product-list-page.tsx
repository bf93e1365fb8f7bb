import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { ListView } from './product-list/list-view.tsx'
import { askedAt, isComplete, searchOf } from './product-list/wanted.ts'

/** What a keyword finds, or the products of a type. Without either there is nothing to list: the search page asks. */
export function ProductListPage() {
  const location = useLocation()
  const asked = askedAt(location)
  if (!asked) return <Navigate to={paths.search} replace />
  // Who came by the navigation state alone gets an address that can be shared.
  if (!isComplete(location.search))
    return <Navigate to={paths.productList + searchOf(asked, location.search)} state={location.state} replace />
  return <ListView wished={asked} />
}
