import { Suspense } from 'react'
import { config } from '#platform/config/config.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import type { RestockAlertProps } from './restock-alert-button.tsx'

const RestockAlertButton = lazyWithRetry(() => import('./restock-alert-button.tsx').then((m) => ({ default: m.RestockAlertButton })))

/** Its code and texts load when it shows: most products are in stock. */
export function RestockAlertSlot(props: RestockAlertProps) {
  if (!config.features.restockAlerts) return null
  const placeholder = props.size === 'lg' ? <Skeleton height={48} radius={12} /> : <Skeleton height={32} width={112} radius={8} />
  return (
    <Suspense fallback={placeholder}>
      <RestockAlertButton key={props.skuNo} {...props} />
    </Suspense>
  )
}
