import type { LucideIcon } from 'lucide-react'
import { cx } from '../cx.ts'
import css from './icon.module.css'

interface Props {
  /** An icon of lucide-react. */
  readonly of: LucideIcon
  /** px at a 16 px root: 16, 20 or 24; without it 1.25 times the text. */
  readonly size?: number
  readonly stroke?: number
  readonly className?: string
}

/** An icon beside text; hidden from screen readers. */
export function Icon({ of: Drawing, size, stroke = 1.75, className }: Props) {
  const side = size === undefined ? '1.25em' : `${size / 16}rem`
  return <Drawing aria-hidden="true" focusable="false" size={side} strokeWidth={stroke} className={cx(css.icon, className)} />
}
