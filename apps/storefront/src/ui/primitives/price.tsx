import { currency } from '@nusaria/brand'
import { type ComponentProps, useState } from 'react'
import { formatRupiahDigits } from '#platform/format/rupiah.ts'
import { cx } from '../cx.ts'
import css from './price.module.css'

interface Props {
  /** Rupiah */
  readonly amount: number
  /** px at a 16 px root */
  readonly size?: 14 | 15 | 16 | 20 | 24 | 28 | 36
  /** Discounted: sambal. At full price it is ink. */
  readonly sale?: boolean
  readonly className?: string
}

/** An amount to read first: small Rp, bold digits. A browser that translates the page leaves it as it is. */
export function Price({ amount, size = 16, sale = false, className }: Props) {
  return (
    <span className={cx(css.price, sale && css.sale, className)} style={{ fontSize: `${size / 16}rem` }} translate="no">
      <small>{currency}</small>
      {formatRupiahDigits(amount)}
    </span>
  )
}

/** A total: a changed amount rolls in, a higher one from below. Another change starts over at once. */
export function Total(props: ComponentProps<typeof Price>) {
  const { amount, className } = props
  const [shown, setShown] = useState({ amount, from: '' })
  if (shown.amount !== amount) setShown({ amount, from: amount > shown.amount ? 'up' : 'down' })
  return <Price key={amount} {...props} className={cx(css.total, css[shown.from], className)} />
}
