import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { InViewTrigger } from '../../shared/ui/layout/in-view-trigger.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'

const Reviews = lazyWithRetry(() => import('../../features/review-list/product-reviews.tsx').then((m) => ({ default: m.ProductReviews })))

function ReviewsPlaceholder() {
  return (
    <Panel>
      <Skeleton height={24} width={96} gap={12} />
      <Skeleton height={300} />
    </Panel>
  )
}

/** The reviews' place: their code and what buyers say are fetched when the shopper comes near. */
export function ReviewSlot({ productNo }: { readonly productNo: string }) {
  const [near, setNear] = useState(false)
  return near ? (
    <Suspense fallback={<ReviewsPlaceholder />}>
      <Reviews productNo={productNo} />
    </Suspense>
  ) : (
    <InViewTrigger onSeen={() => setNear(true)}>
      <ReviewsPlaceholder />
    </InViewTrigger>
  )
}
