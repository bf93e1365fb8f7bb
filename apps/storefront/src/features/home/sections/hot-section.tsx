import { useState } from 'react'
import { HOT_LIST_ARGS, useProductHotListQuery } from '#commerce/product/api.ts'
import { ProductCard, ProductSkeletons } from '#commerce/product/product-card.tsx'
import { toFailure } from '#platform/api/to-failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { cx } from '#ui/cx.ts'
import { InlineError } from '#ui/feedback/state.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { KawungPattern } from '#ui/primitives/kawung.tsx'
import '#ui/primitives/band.tokens.css'
import css from './hot-section.module.css'

// A phone, where all are swiped through, doesn't load it.
const MoreButton = lazyOptional(() => import('./all-hot.tsx').then((m) => m.MoreButton))
const AllHot = lazyOptional(() => import('./all-hot.tsx').then((m) => m.AllHot))
const HotRows = lazyOptional(() => import('./all-hot.tsx').then((m) => m.HotRows), <div className={css.room} />)

/** On desktop the first four are cards, the next four a list. */
const CARD_COUNT = 4

export function HotSection({ title, text }: { readonly title: string; readonly text: string }) {
  const desktop = useLayout() === 'desktop'
  const { data, isError, isFetching, error, refetch } = useProductHotListQuery(HOT_LIST_ARGS)
  const [open, setOpen] = useState(false)
  const all = open && desktop
  return (
    <section className={cx(css.band, all && css.all)}>
      <KawungPattern color="var(--band-petal)" opacity={0.3} />
      <div className={css.head}>
        <SectionHead title={title} note={text} action={desktop && data && <MoreButton open={open} title={title} onChange={setOpen} />} />
      </div>
      <div className={cx('row gap-10 align-fill scrolls', css.cards, isError && !data && css.failed)}>
        {all ? (
          <AllHot />
        ) : data ? (
          (desktop ? data.list.slice(0, CARD_COUNT) : data.list).map((product, index) => (
            <ProductCard key={product.product_no} product={product} rank={index + 1} />
          ))
        ) : isError ? (
          <InlineError failure={toFailure(error)} onRetry={refetch} retrying={isFetching} />
        ) : (
          <ProductSkeletons />
        )}
      </div>
      {desktop && !all && <HotRows products={data?.list.slice(CARD_COUNT) ?? []} start={CARD_COUNT + 1} />}
    </section>
  )
}
