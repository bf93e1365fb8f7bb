import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import css from './parcel-layout.module.css'

interface Props {
  readonly intro?: ReactNode
  readonly links: ReactNode
  readonly help: ReactNode
  readonly children: ReactNode
}

export function ParcelLayout({ intro, links, help, children }: Props) {
  return (
    <div className="grid gap-12">
      {intro && <p className="size-13 line-20 tone-ink-2">{intro}</p>}
      {children}
      <div className={cx('row gap-12 align-fill wrap', css.links)}>{links}</div>
      {help}
    </div>
  )
}
