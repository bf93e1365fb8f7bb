import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'

/** Where the page's boxes will be. */
export function DeletionSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton height={244} radius={16} gap={12} />
      <Skeleton height={140} radius={16} gap={12} />
      <Skeleton height={316} radius={16} />
    </div>
  )
}
