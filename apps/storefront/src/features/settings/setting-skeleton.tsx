import { useLayout } from '../../shared/browser/use-layout.ts'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'

/** px at a 16 px root: the heights of the three boxes of rows */
const HEIGHTS = { mobile: [264, 272, 104], desktop: [306, 331, 124] } as const

/** Where the rows will be. */
export function SettingSkeleton() {
  const heights = HEIGHTS[useLayout()]
  return (
    <div aria-hidden="true">
      {heights.map((height) => (
        <Skeleton key={height} height={height} radius={16} gap={16} />
      ))}
    </div>
  )
}
