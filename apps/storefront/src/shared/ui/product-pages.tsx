import type { ProductCard as Product } from '@nusaria/contracts/product'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failureOf } from '../api/failure-of.ts'
import { useLayout } from '../layout/use-layout.ts'
import { Button } from './button.tsx'
import { InView } from './in-view.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductGrid, ProductSkeletons } from './product-grid.tsx'
import css from './product-pages.module.css'
import { Spinner } from './spinner.tsx'
import { ErrorState } from './state.tsx'

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
  /** Instead of the list, when it has no rows. */
  readonly empty?: ReactNode
  readonly onOpen?: (product: Product) => void
}

type PageOf<A> = Pick<Props<A>, 'usePage' | 'args'> & { readonly page: number }

function Cards<A>({ usePage, args, page, onOpen }: PageOf<A> & Pick<Props<A>, 'onOpen'>) {
  const { currentData, isError } = usePage(args, page)
  if (currentData)
    return currentData.list.map((product, index) => (
      <ProductCard key={product.product_no} product={product} early={page === 1 && index < 2} onOpen={onOpen && (() => onOpen(product))} />
    ))
  return isError ? null : <ProductSkeletons />
}

interface TailProps<A> extends PageOf<A> {
  readonly pageSize: number
  readonly onMore: () => void
}

/** What follows the last page: a retry, more of it, or nothing. */
function Tail<A>({ usePage, args, page, pageSize, onMore }: TailProps<A>) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  const { currentData, isError, isFetching, error, refetch } = usePage(args, page)
  if (isError && !currentData) return <ErrorState inline failure={failureOf(error)} onRetry={refetch} retrying={isFetching} />
  if (!currentData || page * pageSize >= currentData.total) return null
  if (desktop)
    return (
      <div className={css.tail}>
        <Button variant="outline" size="lg" className={css.more} onClick={onMore}>
          {t('action.loadMore')}
        </Button>
      </div>
    )
  return (
    <InView key={page} onSeen={onMore}>
      <p className={css.tail}>
        <Spinner /> {t('action.loadingMore')}
      </p>
    </InView>
  )
}

/** How far each visit of a page had come, so that going back finds it as long as it was. */
const reached = new Map<string, number>()

/** Products a page at a time: more on scrolling on mobile, by a button on desktop. Six skeletons while the first ones come. */
export function ProductPages<A>({ usePage, args, pageSize, empty, onOpen }: Props<A>) {
  const { key } = useLocation()
  const [pages, setPages] = useState(() => reached.get(key) ?? 1)
  const first = usePage(args, 1)
  const more = () => {
    reached.set(key, pages + 1)
    setPages(pages + 1)
  }
  if (empty !== undefined && first.currentData?.total === 0) return empty
  return (
    <>
      <ProductGrid>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <Cards key={page} usePage={usePage} args={args} page={page} onOpen={onOpen} />
        ))}
      </ProductGrid>
      <Tail usePage={usePage} args={args} page={pages} pageSize={pageSize} onMore={more} />
    </>
  )
}
