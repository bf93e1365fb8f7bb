import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './bottom-note.module.css'

interface BottomNoteProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** What floats above the bottom of a page, over its tabs or its bar, without layout shift or focus. One at a time. */
export function BottomNote({ label, className, children }: BottomNoteProps) {
  return (
    <section className={cx(css.note, className)} aria-label={label}>
      {children}
    </section>
  )
}

interface PromptCardProps {
  readonly title: string
  readonly children: ReactNode
  readonly answers: ReactNode
}

export function PromptCard({ title, children, answers }: PromptCardProps) {
  return (
    <BottomNote label={title} className={cx(css.tall, css.card)}>
      <p className="below-4 size-15 line-20 weight-700 tone-ink">{title}</p>
      {children}
      <div className={cx('grid above-12 gap-8', css.answers)}>{answers}</div>
    </BottomNote>
  )
}

/** After an answer: the focused button is gone. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
