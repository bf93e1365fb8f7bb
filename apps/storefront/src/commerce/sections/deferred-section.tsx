import type { CmsSection } from '@nusaria/contracts/cms'
import { type ComponentType, Suspense, useState } from 'react'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { useIsMember } from '#platform/state/hooks.ts'
import { InViewTrigger } from '#ui/layout/in-view-trigger.tsx'
import { Row, RowSkeletons } from '../product/product-row.tsx'
import { FlashSale } from './flash-sale.tsx'
import { RowSection } from './row-section.tsx'

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

/** Sections loaded in this visit render at once, so that the scroll position can be restored. */
const loaded = new Set<Deferred['type']>()

/** A rendered page has only its outline: the content is a member's, or changes every second. */
export function DeferredSection({ section }: { readonly section: Deferred }) {
  const { type, title } = section
  const isMember = useIsMember()
  const [near, setNear] = useState(() => loaded.has(type))
  const load = () => {
    loaded.add(type)
    setNear(true)
  }
  if (type === 'flash_sale')
    return (
      <InViewTrigger ahead={400} onSeen={load}>
        <FlashSale title={title} target={section.target} waits={!near} />
      </InViewTrigger>
    )
  if (!isMember) return null
  const outline = (
    <RowSection title={title}>
      <Row>
        <RowSkeletons />
      </Row>
    </RowSection>
  )
  const Content = type === 'buy_again' ? BuyAgain : RecentlyViewed
  return near ? (
    <Suspense fallback={outline}>
      <Content title={title} />
    </Suspense>
  ) : (
    // px. A member may have bought and viewed nothing: the outlines of these rows disappear before the shopper can have scrolled to them.
    <InViewTrigger ahead={2_000} onSeen={load}>
      {outline}
    </InViewTrigger>
  )
}
