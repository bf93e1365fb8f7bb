import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './confirm-view.module.css'

/** The confirm page on the way. */
export function ConfirmSkeleton() {
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.stack}>
        <Panel>
          <Skeleton height={16} width="40%" gap={10} />
          <Skeleton height={12} width="92%" gap={8} />
          <Skeleton height={12} width="70%" />
        </Panel>
        <Panel>
          <Skeleton height={64} gap={14} />
          <Skeleton height={64} gap={14} />
          <Skeleton height={20} width="60%" />
        </Panel>
      </div>
      <div className={css.aside}>
        <Panel>
          <Skeleton height={20} width="70%" gap={20} />
          <Skeleton height={20} width="80%" />
        </Panel>
        <Panel>
          <Skeleton height={14} gap={12} />
          <Skeleton height={14} gap={12} />
          <Skeleton height={28} />
        </Panel>
      </div>
    </div>
  )
}
