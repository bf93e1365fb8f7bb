import { Panel } from '../../shared/ui/panel.tsx'
import { Shine } from '../../shared/ui/shine.tsx'
import css from './form-view.module.css'

/** Where the form will be. */
export function FormSkeleton() {
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.stack}>
        <Shine height={52} radius={10} />
        <Panel>
          <Shine height={24} width="40%" gap={12} />
          <Shine height={64} />
        </Panel>
        <Panel>
          <Shine height={24} width="50%" gap={12} />
          <Shine height={140} />
        </Panel>
        <Panel>
          <Shine height={24} width="30%" gap={12} />
          <Shine height={420} />
        </Panel>
      </div>
      <div className={css.aside}>
        <Panel>
          <Shine height={24} width="60%" gap={12} />
          <Shine height={20} />
        </Panel>
      </div>
    </div>
  )
}
