import { useLayout } from '../../shared/browser/use-layout.ts'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'

/** Where the membership card will be. */
export function MembershipSkeleton() {
  const desktop = useLayout() === 'desktop'
  return (
    <div aria-hidden="true">
      <Skeleton height={desktop ? 195 : 155} radius={20} />
    </div>
  )
}
