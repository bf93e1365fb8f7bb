import { cx } from '../../shared/ui/cx.ts'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import panels from './rank-panels.module.css'
import css from './search.module.css'

const words = [96, 72, 120, 88, 104, 64] as const
const rows = Array.from({ length: 10 }, (_, row) => `row-${row}`)

function PanelSkeleton({ rising }: { readonly rising?: boolean }) {
  return (
    <div className={cx(panels.panel, rising && panels.rising)}>
      <Skeleton height={20} width="44%" gap={8} />
      {rows.map((row) => (
        <div key={row} className={panels.waiting}>
          <Skeleton height={14} width="72%" />
        </div>
      ))}
    </div>
  )
}

/** The room of what helps to search while it is on its way. */
export function SearchHelpSkeleton({ chips }: { readonly chips: boolean }) {
  return (
    <div aria-hidden="true">
      {chips && (
        <div className={css.block}>
          <div className={css.head}>
            <Skeleton height={16} width={132} />
          </div>
          <div className={css.chips}>
            {words.map((width) => (
              <Skeleton key={width} height={36} width={width} radius={10} />
            ))}
          </div>
        </div>
      )}
      <div className={panels.panels}>
        <PanelSkeleton />
        <PanelSkeleton rising />
      </div>
    </div>
  )
}
