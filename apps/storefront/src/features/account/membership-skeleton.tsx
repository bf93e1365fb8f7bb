import { useLayout } from '../../shared/layout/use-layout.ts'
import { Shine } from '../../shared/ui/shine.tsx'

/** Where the membership card will be. */
export function MembershipSkeleton() {
  const desktop = useLayout() === 'desktop'
  return (
    <div aria-hidden="true">
      <Shine height={desktop ? 195 : 155} radius={20} />
    </div>
  )
}
