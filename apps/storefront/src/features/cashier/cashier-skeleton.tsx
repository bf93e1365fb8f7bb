import { Panel } from '../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './cashier-view.module.css'

/** The order and the ways to pay, while they load. */
export function CashierSkeleton() {
  return (
    <div className={css.stack} aria-hidden="true">
      <Panel>
        <Skeleton height={20} width="60%" />
      </Panel>
      <Panel>
        <Skeleton height={32} width="85%" gap={14} />
        <Skeleton height={32} width="70%" gap={14} />
        <Skeleton height={32} width="85%" />
      </Panel>
      <Panel>
        <Skeleton height={32} width="85%" gap={14} />
        <Skeleton height={32} width="70%" />
      </Panel>
    </div>
  )
}
