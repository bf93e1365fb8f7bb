import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { BottomBar } from './bottom-bar.tsx'
import css from './sum-bar.module.css'

/** Notes one under the other; nothing where there are none. */
export function BarNotes({ children }: { readonly children: ReactNode }) {
  return <div className={css.notes}>{children}</div>
}

interface Props {
  /** Above sum and button. */
  readonly notes: ReactNode
  /** What the sum is. */
  readonly label: string
  readonly sum: ReactNode
  /** A new sum is on the way: the old one is faded. */
  readonly busy: boolean
  /** The button. */
  readonly children: ReactNode
}

/** A phone's bar that ends a form about money: what was refused, the sum, the button. */
export function SumBar({ notes, label, sum, busy, children }: Props) {
  return (
    <BottomBar>
      <div className={css.bar}>
        {notes}
        <div className={css.row}>
          <span className={cx(css.sum, busy && css.busy)}>
            <small>{label}</small>
            {sum}
          </span>
          {children}
        </div>
      </div>
    </BottomBar>
  )
}
