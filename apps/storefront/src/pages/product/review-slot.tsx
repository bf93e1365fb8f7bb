import { Suspense, useState } from 'react'
import { lazyWithRetry } from '../../shared/lazy.ts'
import { InViewTrigger } from '../../shared/ui/in-view.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Skeleton } from '../../shared/ui/shine.tsx'

const Reviews = lazyWithRetry(() => import('../../features/review/reviews.tsx').then((m) => ({ default: m.ProductReviews })))

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
