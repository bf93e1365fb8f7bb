import { Suspense } from 'react'
import { Heart, HeartRoom } from '../../features/favourite/heart.tsx'

/** The heart's place in a product's page: as big before its texts are here. */
export function HeartSlot({ productNo }: { readonly productNo: string }) {
  return (
    <Suspense fallback={<HeartRoom />}>
      <Heart key={productNo} productNo={productNo} />
    </Suspense>
  )
}
