import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './panel.module.css'

interface PanelProps {
  readonly title?: ReactNode
  readonly action?: ReactNode
  /** Without inner padding: for rows that bring their own. */
  readonly flush?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function Panel({ title, action, flush, className, children }: PanelProps) {
  return (
    <section className={cx('surface padX-16 padY-16', css.panel, flush && css.flush, className)}>
      {title !== undefined && (
        <div className={cx('row below-12 gap-12 justify-between', css.head)}>
          <h2>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}

interface SectionHeadProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly action?: ReactNode
}

export function SectionHead({ title, note, action }: SectionHeadProps) {
  return (
    <div className={cx('row below-14 gap-8 align-end justify-between', css.section)}>
      <div>
        <h2>{title}</h2>
        {note !== undefined && <p className="size-12 line-16 tone-ink-3">{note}</p>}
      </div>
      {action}
    </div>
  )
}

interface KeyValueProps {
  readonly label: ReactNode
  /** A deduction: green. */
  readonly saved?: boolean
  readonly children: ReactNode
}

export function KeyValueList({ children }: { readonly children: ReactNode }) {
  return <dl>{children}</dl>
}

export function KeyValue({ label, saved, children }: KeyValueProps) {
  return (
    <div className={cx('row padY-4 gap-16 align-fill justify-between size-13 line-20 tone-ink-2', css.row)}>
      <dt>{label}</dt>
      <dd className={cx('weight-600 tone-ink textAlign-right breaks balance', saved && css.saved)}>{children}</dd>
    </div>
  )
}
