import type { CmsSection } from '@nusaria/contracts/cms'
import { type ComponentType, Suspense, useState } from 'react'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { InViewTrigger } from '#ui/layout/in-view-trigger.tsx'
import { ProductGrid } from '../product/product-card.tsx'
import { Row, RowSkeletons } from '../product/product-row.tsx'
import { FlashSale } from './flash-sale.tsx'
import { NoteRoom, RowSection } from './row-section.tsx'

type Deferred = Extract<CmsSection, { type: 'flash_sale' | 'buy_again' | 'recently_viewed' }>

/** A section; the page does without it when its code doesn't load. */
const lazySection = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyWithRetry<ComponentType<P>>(() =>
    load()
      .then((part) => ({ default: part }))
      .catch(() => ({ default: () => null })),
  )

const BuyAgain = lazySection(() => import('./member-rows.tsx').then((m) => m.BuyAgain))
const RecentlyViewed = lazySection(() => import('./member-rows.tsx').then((m) => m.RecentlyViewed))

/** Products of a round at most. */
const ALL_OF_SALE = 12

function Content({ section }: { readonly section: Deferred }) {
  switch (section.type) {
    case 'flash_sale':
      return <FlashSale title={section.title} target={section.target} />
    case 'buy_again':
      return <BuyAgain title={section.title} />
    case 'recently_viewed':
      return <RecentlyViewed title={section.title} />
  }
}

function Outline({ section }: { readonly section: Deferred }) {
  const isSale = section.type === 'flash_sale'
  return (
    <RowSection title={section.title} note={isSale ? <NoteRoom /> : undefined}>
      {isSale && section.target === null ? (
        <ProductGrid>
          <RowSkeletons count={ALL_OF_SALE} noted />
        </ProductGrid>
      ) : (
        <Row>
          <RowSkeletons noted={isSale} />
        </Row>
      )}
    </RowSection>
  )
}

/** Sections loaded in this visit render at once, so that the scroll position can be restored. */
const loaded = new Set<Deferred['type']>()

/** A rendered page has only its outline: the content is a member's, or changes every second. */
export function DeferredSection({ section }: { readonly section: Deferred }) {
  const isMember = useIsMember()
  const [near, setNear] = useState(() => loaded.has(section.type))
  if (section.type !== 'flash_sale' && !isMember) return null
  const outline = <Outline section={section} />
  // px. A member may have bought and viewed nothing: the outlines of these rows disappear before the shopper can have scrolled to them.
  const ahead = section.type === 'flash_sale' ? 400 : 2_000
  const load = () => {
    loaded.add(section.type)
    setNear(true)
  }
  return near ? (
    <Suspense fallback={outline}>
      <Content section={section} />
    </Suspense>
  ) : (
    <InViewTrigger ahead={ahead} onSeen={load}>
      {outline}
    </InViewTrigger>
  )
}
