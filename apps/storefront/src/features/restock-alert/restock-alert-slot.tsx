import { Suspense } from 'react'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { RestockAlertButton } from './restock-alert-button.tsx'

interface Props {
  readonly skuNo: string
  readonly size: 'lg' | 'sm'
  /** The SKU is back or no longer exists: the product must be fetched again. */
  readonly onStale: () => void
}

/** The restock alert button, with a placeholder of the same size. */
export function RestockAlertSlot(props: Props) {
  const room = props.size === 'lg' ? <Skeleton height={48} radius={12} /> : <Skeleton height={32} width={112} radius={8} />
  return (
    <Suspense fallback={room}>
      <RestockAlertButton key={props.skuNo} {...props} />
    </Suspense>
  )
}
