import { Suspense } from 'react'
import { FavouriteButton, FavouriteButtonPlaceholder } from '../../features/favourites/favourite-button.tsx'

/** The heart's place in a product's page: as big before its texts are here. */
export function FavouriteSlot({ productNo }: { readonly productNo: string }) {
  return (
    <Suspense fallback={<FavouriteButtonPlaceholder />}>
      <FavouriteButton key={productNo} productNo={productNo} />
    </Suspense>
  )
}
