import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { BottomNote } from './bottom-note.tsx'
import css from './prompt-card.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** One or two buttons. */
  readonly answers: ReactNode
}

/** Asks the shopper something that can wait. It covers the bottom of the page without layout shift or focus. */
export function PromptCard({ title, children, answers }: Props) {
  return (
    <BottomNote label={title} className={css.card} tall>
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
