import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

interface Props {
  readonly as?: 'span' | 'h1' | 'h2' | 'dt'
  readonly children: ReactNode
}

export function VisuallyHidden({ as: Tag = 'span', children }: Props) {
  return <Tag className={css.unseen}>{children}</Tag>
}
