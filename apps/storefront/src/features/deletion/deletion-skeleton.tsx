import { Shine } from '../../shared/ui/shine.tsx'

/** Where the page's boxes will be. */
export function DeletionSkeleton() {
  return (
    <div aria-hidden="true">
      <Shine height={244} radius={16} gap={12} />
      <Shine height={140} radius={16} gap={12} />
      <Shine height={316} radius={16} />
    </div>
  )
}
