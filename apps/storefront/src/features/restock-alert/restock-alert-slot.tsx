import { Suspense } from 'react'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { RestockAlertButton } from './restock-alert-button.tsx'

interface Props {
  readonly skuNo: string
  readonly size: 'lg' | 'sm'
  /** The SKU is back, or gone for good: the product is to be fetched anew. */
  readonly onStale: () => void
}

/** The arrival notice's place in a product's page: as big before its texts are here. */
export function RestockAlertSlot(props: Props) {
  const room = props.size === 'lg' ? <Skeleton height={48} radius={12} /> : <Skeleton height={32} width={112} radius={8} />
  return (
    <Suspense fallback={room}>
      <RestockAlertButton key={props.skuNo} {...props} />
    </Suspense>
  )
}
