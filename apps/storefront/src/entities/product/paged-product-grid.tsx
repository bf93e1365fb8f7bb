import type { ProductCard as Product } from '@nusaria/contracts/product'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../shared/api/failure-of.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { usePageCount } from '../../shared/paging/use-page-count.ts'
import { ErrorState } from '../../shared/ui/feedback/state.tsx'
import { InViewTrigger } from '../../shared/ui/layout/in-view-trigger.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import css from './paged-product-grid.module.css'
import { ProductCard, ProductGrid, ProductSkeletons } from './product-card.tsx'

/** The part of an RTK Query hook's answer that a page of products shows. */
export interface ProductPageQuery {
  readonly currentData?: { readonly list: readonly Product[]; readonly total: number }
  readonly isError: boolean
  readonly isFetching: boolean
  readonly error?: unknown
  readonly refetch: () => unknown
}

interface Props<A> {
  /** Asks for one page, from 1, of what `args` describe. */
  readonly usePage: (args: A, page: number) => ProductPageQuery
  /** Give this a `key` of what they describe. */
  readonly args: A
  /** rows of a full page */
  readonly pageSize: number
  /** On desktop as many pages come by themselves before a button asks: what stands below the list stays within reach. 1 unless told. */
  readonly flow?: number
  /** Instead of the list, when it has no rows. */
  readonly empty?: ReactNode
  readonly onOpen?: (product: Product) => void
}

type PageOf<A> = Pick<Props<A>, 'usePage' | 'args'> & { readonly page: number }

interface CardsProps<A> extends PageOf<A>, Pick<Props<A>, 'onOpen'> {
  /** The last page to show. */
  readonly last: number
  /** product_no of what the pages before this one show. */
  readonly shown: ReadonlySet<string>
}

/** A page and those after it. The server's list may have moved between two pages: what is shown already isn't shown again. */
function Cards<A>({ shown, ...props }: CardsProps<A>) {
  const { usePage, args, page, last, onOpen } = props
  const { currentData, isError } = usePage(args, page)
  const seen = new Set(shown)
  const fresh = (currentData?.list ?? []).filter(({ product_no }) => !seen.has(product_no) && seen.add(product_no))
  return (
    <>
      {fresh.map((product, index) => (
        <ProductCard
          key={product.product_no}
          product={product}
          early={page === 1 && index < 2}
          onOpen={onOpen && (() => onOpen(product))}
        />
      ))}
      {!currentData && !isError && <ProductSkeletons />}
      {page < last && <Cards {...props} page={page + 1} shown={seen} />}
    </>
  )
}

interface TailProps<A> extends PageOf<A> {
  readonly pageSize: number
  readonly flow: number
  readonly onMore: () => void
}

/** What follows the last page: a retry, more of it, or nothing. */
function Tail<A>({ usePage, args, page, pageSize, flow, onMore }: TailProps<A>) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  const { currentData, isError, isFetching, error, refetch } = usePage(args, page)
  if (isError && !currentData) return <ErrorState inline failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
  if (!currentData || page * pageSize >= currentData.total) return null
  if (desktop && page % flow === 0)
    return (
      <div className={css.tail}>
        <Button variant="outline" size="lg" className={css.more} onClick={onMore}>
          {t('action.loadMore')}
        </Button>
      </div>
    )
  return (
    <InViewTrigger key={page} onSeen={onMore}>
      <p className={css.tail}>
        <Spinner /> {t('action.loadingMore')}
      </p>
    </InViewTrigger>
  )
}

const none: ReadonlySet<string> = new Set()

/** Products a page at a time: more on scrolling on mobile, by a button on desktop. Six skeletons while a page comes; none shows twice. */
export function PagedProductGrid<A>({ usePage, args, pageSize, flow = 1, empty, onOpen }: Props<A>) {
  const [pages, more] = usePageCount()
  const first = usePage(args, 1)
  if (empty !== undefined && first.currentData?.total === 0) return empty
  return (
    <>
      <ProductGrid>
        <Cards usePage={usePage} args={args} page={1} last={pages} shown={none} onOpen={onOpen} />
      </ProductGrid>
      <Tail usePage={usePage} args={args} page={pages} pageSize={pageSize} flow={flow} onMore={more} />
    </>
  )
}
