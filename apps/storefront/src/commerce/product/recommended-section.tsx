import { Suspense, useState } from 'react'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { InViewTrigger } from '#ui/layout/in-view-trigger.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { ProductGrid, ProductSkeletons } from './product-card.tsx'
import css from './recommended-section.module.css'

const RecommendedProducts = lazyWithRetry(() => import('./recommended-products.tsx').then((m) => ({ default: m.RecommendedProducts })))

/** px below the screen at which the products start to load */
const PRELOAD_DISTANCE = 200

export function RecommendedWhenNear() {
  const [near, setNear] = useState(false)
  const skeleton = (
    <ProductGrid>
      <ProductSkeletons />
    </ProductGrid>
  )
  return near ? (
    <Suspense fallback={skeleton}>
      <RecommendedProducts />
    </Suspense>
  ) : (
    <InViewTrigger ahead={PRELOAD_DISTANCE} onSeen={() => setNear(true)}>
      {skeleton}
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
