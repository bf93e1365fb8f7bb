import { Suspense, useState } from 'react'
import { ProductGrid, ProductSkeletons } from '../../entities/product/product-grid.tsx'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { InViewTrigger } from '../../shared/ui/layout/in-view-trigger.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import css from './page.module.css'

const Recommended = lazyWithRetry(() =>
  import('../../entities/product/recommended-products.tsx').then((m) => ({ default: m.RecommendedProducts })),
)

function RecommendedSkeleton() {
  return (
    <ProductGrid>
      <ProductSkeletons />
    </ProductGrid>
  )
}

/** px: below the first screen of a phone, it loads as soon as the shopper begins to scroll */
const AHEAD = 200

/** Recommended products at the end of home. */
export function RecommendedSection({ title, text }: { readonly title: string; readonly text: string }) {
  const [near, setNear] = useState(false)
  return (
    <section className={css.wrap}>
      <div className={css.section}>
        <SectionHead title={title} note={text || undefined} />
        {near ? (
          <Suspense fallback={<RecommendedSkeleton />}>
            <Recommended />
          </Suspense>
        ) : (
          <InViewTrigger ahead={AHEAD} onSeen={() => setNear(true)}>
            <RecommendedSkeleton />
          </InViewTrigger>
        )}
      </div>
    </section>
  )
}
