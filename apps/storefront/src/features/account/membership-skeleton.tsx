import { Shine } from '../../shared/ui/shine.tsx'

/** Where the membership card will be. */
export function MembershipSkeleton() {
  return (
    <div aria-hidden="true">
      <Shine height={156} radius={20} />
    </div>
  )
}
