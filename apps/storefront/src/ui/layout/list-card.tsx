import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'
import { Price } from '../primitives/price.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'
import css from './list-card.module.css'

interface CardProps {
  readonly to: string
  /** The link's accessible name: "Open order NS1". */
  readonly label: string
  readonly name: ReactNode
  /** Beside the name; on a phone below it. */
  readonly note?: ReactNode
  readonly tag: ReactNode
  readonly children: ReactNode
}

/** An order, a parcel or a request in a list. The whole card is a link; the buttons of its foot are above the link. */
export function ListCard({ to, label, name, note, tag, children }: CardProps) {
  return (
    <li className={cx('surface padX-16 padY-14', css.card)}>
      <div className={cx('row below-14 justify-between wrap size-12 line-16 tone-ink-3', css.head)}>
        <Link to={to} className={cx('breaks', css.open)} aria-label={label}>
          {name}
          {note !== undefined && <span className={cx('above-2 block nowrap', css.note)}>{note}</span>}
        </Link>
        {tag}
      </div>
      {children}
    </li>
  )
}

interface StripProps {
  readonly icon: IconNode
  /** Waits for the shopper. */
  readonly urgent?: boolean
  readonly role?: 'timer'
  readonly end?: ReactNode
  readonly children: ReactNode
}

export function CardStrip({ icon, urgent, role, end, children }: StripProps) {
  return (
    <div role={role} className={cx('row above-12 gap-8 size-12 line-16 weight-600', css.strip, urgent && css.urgent)}>
      <Icon of={icon} size={16} />
      <span className={cx('grow breaks', css.words)}>{children}</span>
      {end}
    </div>
  )
}

interface FootProps {
  readonly label: ReactNode
  /** Rupiah; undefined where it isn't known: then the label isn't shown either */
  readonly amount: number | undefined
  readonly children: ReactNode
}

export function CardFoot({ label, amount, children }: FootProps) {
  return (
    <div className="row above-14 gap-8 justify-between wrap">
      {amount !== undefined && (
        <span className={cx('size-12 line-16 tone-ink-3', css.total)}>
          <span>{label}</span>
          <Price amount={amount} size={15} />
        </span>
      )}
      <div className={cx('row gap-8 align-fill justify-end wrap', css.buttons)}>{children}</div>
    </div>
  )
}

export function CardSkeletons() {
  return [0, 1, 2].map((card) => (
    <li key={card} className={cx('surface padX-16 padY-14', css.card)} aria-hidden="true">
      <div className={cx('row below-14 justify-between wrap size-12 line-16 tone-ink-3', css.head)}>
        <Skeleton height={30} width="46%" />
        <Skeleton height={20} width={72} />
      </div>
      <Skeleton height={64} width={64} radius={10} />
      <div className="row above-14 gap-8 justify-between wrap">
        <Skeleton height={28} width={96} />
        <Skeleton height={36} width={112} radius={10} />
      </div>
    </li>
  ))
}
