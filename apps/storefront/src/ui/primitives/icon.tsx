import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { cx } from '../cx.ts'
import css from './icon.module.css'

interface Props {
  /** An icon of lucide: the elements of its drawing, 24 by 24. */
  readonly of: IconNode
  /** px at a 16 px root: 16, 20 or 24; without it 1.25 times the text. */
  readonly size?: number
  readonly stroke?: number
  readonly className?: string
}

export function Icon({ of: elements, size, stroke = 1.75, className }: Props) {
  const side = size === undefined ? '1.25em' : `${size / 16}rem`
  const svg = {
    'aria-hidden': true,
    focusable: false,
    viewBox: '0 0 24 24',
    width: side,
    height: side,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    className: cx(css.icon, className),
  } as const
  return createElement('svg', svg, ...elements.map(([tag, attributes]) => createElement(tag, attributes)))
}
