import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductGrid, ProductSkeletons } from '../../entities/product/product-grid.tsx'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/state.tsx'
import { InViewTrigger } from '../../shared/ui/layout/in-view-trigger.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import { FavouriteCard } from './favourite-card.tsx'
import css from './favourite-list.module.css'
import type { FavouritePages } from './use-favourite-pages.ts'
import { PAGE_SIZE, useFavouritePage } from './use-favourite-pages.ts'
import type { FavouriteSelection } from './use-favourite-selection.ts'

interface PageProps {
  readonly page: number
  /** How far the shopper has come. */
  readonly pages: number
  readonly picking: FavouriteSelection | null
  /** product_no of what the pages before show: one that moved meanwhile isn't shown again. */
  readonly above: ReadonlySet<string>
}

/** One page, and those after it. Each is a call of its own, so that all of them stay true together. */
function Pages({ above, ...props }: PageProps) {
  const { page, pages, picking } = props
  const { currentData, isError } = useFavouritePage(page, page > 1)
  const fresh = (currentData?.list ?? []).filter(({ product }) => !above.has(product.product_no))
  return (
    <>
      {fresh.map((favourite, at) => (
        <FavouriteCard key={favourite.product.product_no} favourite={favourite} picking={picking} early={page === 1 && at < 4} />
      ))}
      {!currentData && !isError && <ProductSkeletons />}
      {page < pages && <Pages {...props} page={page + 1} above={new Set([...above, ...fresh.map(({ product }) => product.product_no)])} />}
    </>
  )
}

/** What follows the last page: a retry, the way to more (scrolling on mobile, a button on desktop), or nothing. */
function Tail({ pages: page, more }: Pick<FavouritePages, 'pages' | 'more'>) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  const { currentData, isError, isFetching, error, refetch } = useFavouritePage(page, false)
  if (isError && !currentData) return <ErrorState inline failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
  if (!currentData || page * PAGE_SIZE >= currentData.total) return null
  if (desktop)
    return (
      <div className={css.tail}>
        <Button variant="outline" onClick={more}>
          {t('action.loadMore')}
        </Button>
      </div>
    )
  return (
    <InViewTrigger key={page} onSeen={more}>
      <p className={css.tail}>
        <Spinner /> {t('action.loadingMore')}
      </p>
    </InViewTrigger>
  )
}

interface Props {
  readonly list: FavouritePages
  readonly picking: FavouriteSelection | null
  readonly empty: ReactNode
}

/** What the member put aside, newest first. */
export function FavouriteList({ list: { pages, more }, picking, empty }: Props) {
  const first = useFavouritePage(1, true)
  const loading = (
    <ProductGrid wide={4}>
      <ProductSkeletons />
    </ProductGrid>
  )
  return (
    <QueryState query={first} loading={loading} isEmpty={({ total }) => total === 0} empty={empty}>
      {() => (
        <>
          <ProductGrid wide={4}>
            <Pages page={1} pages={pages} picking={picking} above={new Set()} />
          </ProductGrid>
          <Tail pages={pages} more={more} />
        </>
      )}
    </QueryState>
  )
}
