import type { ReactNode } from 'react'
import css from './parcel-layout.module.css'

interface Props {
  readonly intro?: ReactNode
  readonly links: ReactNode
  readonly help: ReactNode
  readonly children: ReactNode
}

export function ParcelLayout({ intro, links, help, children }: Props) {
  return (
    <div className={css.parcels}>
      {intro && <p className={css.text}>{intro}</p>}
      {children}
      <div className={css.links}>{links}</div>
      {help}
    </div>
  )
}
