import { Skeleton } from '../../../shared/ui/paint/skeleton.tsx'

/** Where a request will be. */
export function AfterSaleDetailSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton height={120} radius={16} gap={16} />
      <Skeleton height={320} radius={16} gap={16} />
      <Skeleton height={320} radius={16} />
    </div>
  )
}
