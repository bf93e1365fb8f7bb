import type { ReactNode } from 'react'
import { ui } from '#ui/layout/classes.ts'
import css from './parcel-layout.module.css'

interface Props {
  readonly intro?: ReactNode
  readonly links: ReactNode
  readonly help: ReactNode
  readonly children: ReactNode
}

export function ParcelLayout({ intro, links, help, children }: Props) {
  return (
    <div className={ui.stack({ gap: 12 })}>
      {intro && <p className={ui.text({ size: 13, line: 20, tone: 'ink-2' })}>{intro}</p>}
      {children}
      <div className={ui.row({ gap: 12, align: 'fill', wrap: true }, css.links)}>{links}</div>
      {help}
    </div>
  )
}
