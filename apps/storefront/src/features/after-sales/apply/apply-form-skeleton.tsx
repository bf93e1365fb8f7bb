import { Panel } from '../../../shared/ui/layout/panel.tsx'
import { Skeleton } from '../../../shared/ui/paint/skeleton.tsx'
import css from './apply-form.module.css'

/** Where the form will be. */
export function ApplyFormSkeleton() {
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.stack}>
        <Skeleton height={52} radius={10} />
        <Panel>
          <Skeleton height={24} width="40%" gap={12} />
          <Skeleton height={64} />
        </Panel>
        <Panel>
          <Skeleton height={24} width="50%" gap={12} />
          <Skeleton height={140} />
        </Panel>
        <Panel>
          <Skeleton height={24} width="30%" gap={12} />
          <Skeleton height={420} />
        </Panel>
      </div>
      <div className={css.aside}>
        <Panel>
          <Skeleton height={24} width="60%" gap={12} />
          <Skeleton height={20} />
        </Panel>
      </div>
    </div>
  )
}
