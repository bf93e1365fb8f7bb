import { Suspense, useState } from 'react'
import { lazy } from '../../shared/lazy.ts'
import { InView } from '../../shared/ui/in-view.tsx'
import { SectionHead } from '../../shared/ui/panel.tsx'
import { ProductGrid, ProductSkeletons } from '../../shared/ui/product-grid.tsx'
import css from './home.module.css'

const Recommended = lazy(() => import('../../features/product/recommended.tsx').then((m) => ({ default: m.Recommended })))

function Waiting() {
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
          <Suspense fallback={<Waiting />}>
            <Recommended />
          </Suspense>
        ) : (
          <InView ahead={AHEAD} onSeen={() => setNear(true)}>
            <Waiting />
          </InView>
        )}
      </div>
    </section>
  )
}
