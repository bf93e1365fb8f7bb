import { Suspense, useState } from 'react'
import { lazy } from '../../shared/lazy.ts'
import { InView } from '../../shared/ui/in-view.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { Shine } from '../../shared/ui/shine.tsx'

const Reviews = lazy(() => import('../../features/review/reviews.tsx').then((m) => ({ default: m.Reviews })))

function Room() {
  return (
    <Panel>
      <Shine height={24} width={96} gap={12} />
      <Shine height={300} />
    </Panel>
  )
}

/** The reviews' place: their code and what buyers say are fetched when the shopper comes near. */
export function ReviewSlot({ productNo }: { readonly productNo: string }) {
  const [near, setNear] = useState(false)
  return near ? (
    <Suspense fallback={<Room />}>
      <Reviews productNo={productNo} />
    </Suspense>
  ) : (
    <InView onSeen={() => setNear(true)}>
      <Room />
    </InView>
  )
}
