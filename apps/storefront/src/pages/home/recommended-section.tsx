import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../shared/lazy.ts'
import { InViewTrigger } from '../../shared/ui/in-view.tsx'
import { SectionHead } from '../../shared/ui/panel.tsx'
import { ProductGrid, ProductSkeletons } from '../../shared/ui/product-grid.tsx'
import css from './home.module.css'

const Recommended = lazyWithRetry(() => import('../../features/product/recommended.tsx').then((m) => ({ default: m.RecommendedProducts })))

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
