import { useLayout } from '../../shared/layout/use-layout.ts'
import { Skeleton } from '../../shared/ui/shine.tsx'

/** Where the membership card will be. */
export function MembershipSkeleton() {
  const desktop = useLayout() === 'desktop'
  return (
    <div aria-hidden="true">
      <Skeleton height={desktop ? 195 : 155} radius={20} />
    </div>
  )
}
