import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../paint/icon.tsx'
import css from './hero-status.module.css'

interface Props {
  readonly title: string
  readonly icon: LucideIcon
  /** Paragraphs about what comes next. */
  readonly children: ReactNode
}

/** Where something stands, in a few words on a page's field of colour. */
export function HeroStatus({ title, icon, children }: Props) {
  return (
    <div className={css.hero}>
      <div role="status">
        <h2>{title}</h2>
        {children}
      </div>
      <Icon of={icon} size={42} stroke={1.5} />
    </div>
  )
}
