import { Shine } from '../../shared/ui/shine.tsx'

/** Where a request will be. */
export function RequestSkeleton() {
  return (
    <div aria-hidden="true">
      <Shine height={120} radius={16} gap={16} />
      <Shine height={320} radius={16} gap={16} />
      <Shine height={320} radius={16} />
    </div>
  )
}
