import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { formatListQuery, isCompleteQuery, parseListQuery } from './list-query.ts'
import { ProductListView } from './product-list-view.tsx'

/** What a keyword finds, or the products of a type. Without either there is nothing to list: the search page asks. */
export function ProductListPage() {
  const location = useLocation()
  const asked = parseListQuery(location)
  if (!asked) return <Navigate to={paths.search} replace />
  // Who came by the navigation state alone gets an address that can be shared.
  if (!isCompleteQuery(location.search))
    return <Navigate to={paths.productList + formatListQuery(asked, location.search)} state={location.state} replace />
  return <ProductListView wished={asked} />
}
