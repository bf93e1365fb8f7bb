import { type ComponentProps, useState } from 'react'
import { cx } from '../cx.ts'
import { Price } from './price.tsx'
import css from './total.module.css'

/** A total: a changed amount rolls in, a higher one from below. Another change starts over at once. */
export function Total(props: ComponentProps<typeof Price>) {
  const { amount, className } = props
  const [shown, setShown] = useState({ amount, from: '' })
  if (shown.amount !== amount) setShown({ amount, from: amount > shown.amount ? 'up' : 'down' })
  return <Price key={amount} {...props} className={cx(css.total, css[shown.from], className)} />
}
