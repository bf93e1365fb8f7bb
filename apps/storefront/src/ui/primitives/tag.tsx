import { LIMITS } from '@nusaria/contracts/limits'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './tag.module.css'

/** The meaning of a tag's colour: act now, done, wait, in transit, ended. */
export type Tone = 'red' | 'green' | 'amber' | 'blue' | 'grey'

export function Tag({ tone = 'grey', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={cx('row gap-4 inline size-11 line-20 weight-700 nowrap', css.tag, css[tone])}>{children}</span>
}

/** A count on an icon; above the maximum it shows `99+`, at 0 nothing. The icon's accessible name must contain the count. */
export function Badge({ count, className }: { readonly count: number; readonly className?: string }) {
  if (count <= 0) return null
  return (
    <b key={count} aria-hidden="true" translate="no" className={cx(css.badge, className)}>
      {count > LIMITS.unreadCap ? `${LIMITS.unreadCap}+` : count}
    </b>
  )
}

interface ChipProps extends Pick<ComponentProps<'button'>, 'disabled' | 'className' | 'children'> {
  readonly chosen?: boolean
  readonly onClick: () => void
}

/** For what looks like a chip and is something else: a link, a button that isn't a toggle. */
export const chipClass = (chosen?: boolean, className?: string): string => cx(css.chip, chosen && css.chosen, className)

/** One of a few choices in a row, or a shortcut. With `chosen` it is a toggle. */
export function Chip({ chosen, disabled, onClick, children, className }: ChipProps) {
  return (
    <button type="button" aria-pressed={chosen} disabled={disabled} onClick={onClick} className={chipClass(chosen, className)}>
      {children}
    </button>
  )
}
