import { Suspense } from 'react'
import { NoticeButton } from '../../features/notice/notice-button.tsx'
import { Shine } from '../../shared/ui/shine.tsx'

interface Props {
  readonly skuNo: string
  readonly size: 'lg' | 'sm'
  /** The SKU is back, or gone for good: the product is to be fetched anew. */
  readonly onStale: () => void
}

/** The arrival notice's place in a product's page: as big before its texts are here. */
export function NoticeSlot(props: Props) {
  const room = props.size === 'lg' ? <Shine height={48} radius={12} /> : <Shine height={32} width={112} radius={8} />
  return (
    <Suspense fallback={room}>
      <NoticeButton key={props.skuNo} {...props} />
    </Suspense>
  )
}
