import type { Favourite } from '@nusaria/contracts/favourite'
import { Check, TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductCard, ProductGrid, ProductSkeletons } from '../../entities/product/product-card.tsx'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/state.tsx'
import { InViewTrigger } from '../../shared/ui/layout/in-view-trigger.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import css from './favourite-list.module.css'
import type { FavouriteSelection } from './selection-bar.tsx'
import type { FavouritePages } from './use-favourite-pages.ts'
import { PAGE_SIZE, useFavouritePage } from './use-favourite-pages.ts'

interface PageProps {
  readonly page: number
  /** Pages shown so far. */
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

/** The member's favourites, newest first. */
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

interface FavouriteCardProps {
  readonly favourite: Favourite
  readonly early: boolean
  /** In edit mode: the card is a checkbox instead of a link. */
  readonly picking: FavouriteSelection | null
}

function FavouriteCard({ favourite, early, picking }: FavouriteCardProps) {
  const { product_no, product_name } = favourite.product
  const card = <ProductCard product={favourite.product} early={early} className={css.card} note={<PriceDropTag favourite={favourite} />} />
  if (!picking) return <div className={css.place}>{card}</div>
  return (
    <div className={css.place}>
      <div className={css.still} inert>
        {card}
      </div>
      <label className={css.pick}>
        <input
          type="checkbox"
          aria-label={product_name}
          checked={picking.chosen.has(product_no)}
          onChange={() => picking.toggle(product_no)}
        />
        <span className={css.mark}>
          <Icon of={Check} size={14} stroke={3} />
        </span>
      </label>
    </div>
  )
}

/** How much the price dropped since the favourite was added. Renders nothing without a drop, or when the product is sold out. */
function PriceDropTag({ favourite: { product, added_price } }: { readonly favourite: Favourite }) {
  const { t } = useTranslation('favourite')
  const less = added_price - product.price
  if (less <= 0 || product.flag_sold_out === 1) return null
  const amount = formatRupiah(less)
  return (
    <span className={css.drop}>
      <Icon of={TrendingDown} size={13} stroke={2.25} />
      <span aria-hidden="true">{t('dropped', { amount })}</span>
      <VisuallyHidden>{t('droppedLabel', { amount })}</VisuallyHidden>
    </span>
  )
}
