import type { ReactNode } from 'react'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import css from './setting-row.module.css'

/** A titled white box of rows. */
export function SettingSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Panel title={title} flush>
      <ul className={css.rows}>{children}</ul>
    </Panel>
  )
}
