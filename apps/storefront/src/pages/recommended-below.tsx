import { Suspense, useState } from 'react'
import { lazy } from '../shared/lazy.ts'
import { InView } from '../shared/ui/in-view.tsx'
import { SectionHead } from '../shared/ui/panel.tsx'
import { ProductGrid, ProductSkeletons } from '../shared/ui/product-grid.tsx'
import css from './recommended-below.module.css'

const Recommended = lazy(() => import('../features/product/recommended.tsx').then((m) => ({ default: m.Recommended })))

/** px */
const AHEAD = 200

function Waiting() {
  return (
    <ProductGrid>
      <ProductSkeletons />
    </ProductGrid>
  )
}

/** Recommended products at the end of a page; fetched when the shopper comes near. */
export function RecommendedBelow({ title }: { readonly title: string }) {
  const [near, setNear] = useState(false)
  return (
    <section className={css.below}>
      <SectionHead title={title} />
      {near ? (
        <Suspense fallback={<Waiting />}>
          <Recommended />
        </Suspense>
      ) : (
        <InView ahead={AHEAD} onSeen={() => setNear(true)}>
          <Waiting />
        </InView>
      )}
    </section>
  )
}
