import { Suspense, useState } from 'react'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { InViewTrigger } from '#ui/layout/in-view-trigger.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { ProductGrid, ProductSkeletons } from './product-card.tsx'
import css from './recommended-section.module.css'

const RecommendedProducts = lazyWithRetry(() => import('./recommended-products.tsx').then((m) => ({ default: m.RecommendedProducts })))

/** px below the screen at which the products start to load */
const PRELOAD_DISTANCE = 200

function RecommendedSkeleton() {
  return (
    <ProductGrid>
      <ProductSkeletons />
    </ProductGrid>
  )
}

export function RecommendedWhenNear() {
  const [near, setNear] = useState(false)
  return near ? (
    <Suspense fallback={<RecommendedSkeleton />}>
      <RecommendedProducts />
    </Suspense>
  ) : (
    <InViewTrigger ahead={PRELOAD_DISTANCE} onSeen={() => setNear(true)}>
      <RecommendedSkeleton />
    </InViewTrigger>
  )
}

export function RecommendedSection({ title }: { readonly title: string }) {
  return (
    <section className={css.below}>
      <SectionHead title={title} />
      <RecommendedWhenNear />
    </section>
  )
}
