import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { InViewTrigger } from '../../shared/ui/layout/in-view-trigger.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { ProductGrid, ProductSkeletons } from './product-grid.tsx'
import css from './recommended-section.module.css'

const Recommended = lazyWithRetry(() => import('./recommended-products.tsx').then((m) => ({ default: m.RecommendedProducts })))

/** px */
const AHEAD = 200

function RecommendedSkeleton() {
  return (
    <ProductGrid>
      <ProductSkeletons />
    </ProductGrid>
  )
}

/** Recommended products at the end of a page; fetched when the shopper comes near. */
export function RecommendedSection({ title }: { readonly title: string }) {
  const [near, setNear] = useState(false)
  return (
    <section className={css.below}>
      <SectionHead title={title} />
      {near ? (
        <Suspense fallback={<RecommendedSkeleton />}>
          <Recommended />
        </Suspense>
      ) : (
        <InViewTrigger ahead={AHEAD} onSeen={() => setNear(true)}>
          <RecommendedSkeleton />
        </InViewTrigger>
      )}
    </section>
  )
}
