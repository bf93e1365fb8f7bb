import type { ProductCard as Product } from '@nusaria/contracts/product-entities'
import { skipToken } from '@reduxjs/toolkit/query'
import { useOrderListInfiniteQuery } from '#commerce/order/api.ts'
import { useProductSpecOrderListQuery } from '#commerce/product/api.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { ordersPath, paths } from '#platform/routing/paths.ts'
import { useFavouriteViewedQuery } from '../favourite/api.ts'
import { ProductCard } from '../product/product-card.tsx'
import { ROW_LENGTH, Row, RowSkeletons } from '../product/product-row.tsx'
import { FailedRow, type FailedRowProps, RowSection } from './row-section.tsx'

interface Props {
  readonly title: string
}

interface ProductsRowProps extends FailedRowProps {
  /** The address of the whole list. */
  readonly all: string
  /** Absent while it is loading, and when it failed to. */
  readonly products: readonly Product[] | undefined
}

/** Renders nothing for an empty list. */
function ProductsRow({ title, all, products, failure, onRetry, retrying }: ProductsRowProps) {
  if (!products && failure) return <FailedRow title={title} failure={failure} onRetry={onRetry} retrying={retrying} />
  if (products?.length === 0) return null
  return (
    <RowSection title={title} more={products && { to: all, state: undefined }}>
      <Row>
        {products ? (
          products.slice(0, ROW_LENGTH).map((product) => <ProductCard key={product.product_no} product={product} />)
        ) : (
          <RowSkeletons />
        )}
      </Row>
    </RowSection>
  )
}

/** The last orders, whose products are offered again; some of them may be sold out. */
const ORDERS = { tab: 'completed', page_size: 10 } as const
const MAX_PRODUCTS = 3 * ROW_LENGTH

/** What the member bought in completed orders, newest first, and can buy now. */
export function BuyAgain({ title }: Props) {
  const orders = useOrderListInfiniteQuery(ORDERS)
  const lines = orders.data?.pages[0]?.list.flatMap((order) => order.lines)
  const bought = lines && [...new Set(lines.map(({ product_no }) => product_no))].slice(0, MAX_PRODUCTS)
  const cards = useProductSpecOrderListQuery(bought?.length ? { product_nos: bought } : skipToken)
  const failed = orders.isError ? orders : cards
  return (
    <ProductsRow
      title={title}
      all={ordersPath('completed')}
      products={bought?.length === 0 ? [] : cards.currentData?.list.filter(({ flag_sold_out }) => flag_sold_out === 0)}
      failure={toFailure(failed.error)}
      onRetry={() => void failed.refetch()}
      retrying={failed.isFetching}
    />
  )
}

export function RecentlyViewed({ title }: Props) {
  const { data, error, isFetching, refetch } = useFavouriteViewedQuery(
    { page_num: 1, page_size: ROW_LENGTH },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <ProductsRow
      title={title}
      all={paths.viewed}
      products={data?.list.map(({ product }) => product)}
      failure={toFailure(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
