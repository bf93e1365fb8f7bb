import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './bottom-note.module.css'

interface Props {
  readonly label: string
  readonly className?: string
  /** As tall as a card with a question. */
  readonly tall?: boolean
  readonly children: ReactNode
}

/** What floats above the bottom of a page, over its tabs or its bar, without layout shift or focus. One at a time. */
export function BottomNote({ label, className, tall, children }: Props) {
  return (
    <section className={cx(css.note, tall && css.tall, className)} aria-label={label}>
      {children}
    </section>
  )
}
