import { Panel } from '../../shared/ui/panel.tsx'
import { Shine } from '../../shared/ui/shine.tsx'
import css from './confirm-view.module.css'

/** The confirm page on the way. */
export function ConfirmSkeleton() {
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.stack}>
        <Panel>
          <Shine height={16} width="40%" gap={10} />
          <Shine height={12} width="92%" gap={8} />
          <Shine height={12} width="70%" />
        </Panel>
        <Panel>
          <Shine height={64} gap={14} />
          <Shine height={64} gap={14} />
          <Shine height={20} width="60%" />
        </Panel>
      </div>
      <div className={css.aside}>
        <Panel>
          <Shine height={20} width="70%" gap={20} />
          <Shine height={20} width="80%" />
        </Panel>
        <Panel>
          <Shine height={14} gap={12} />
          <Shine height={14} gap={12} />
          <Shine height={28} />
        </Panel>
      </div>
    </div>
  )
}
