import type { IconNode } from 'lucide'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './spend-progress.module.css'

interface Props {
  readonly icon: IconNode
  readonly to?: string
  readonly reached: boolean
  /** Rupiah; without both there is no bar */
  readonly counted?: number
  readonly minimum?: number
  /** One line in a bar, without a box. */
  readonly slim?: boolean
  readonly children: string
}

/** What is missing to a minimum spend, or that it is reached, with a bar. A change is read out. */
export function SpendProgress({ icon, to, reached, counted = 0, minimum = 0, slim, children }: Props) {
  const content = (
    <>
      <span className={cx('row gap-6', css.words)}>
        <Icon of={icon} size={16} stroke={2} />
        <span aria-live="polite">{children}</span>
        {to !== undefined && <Icon of={ChevronRight} size={16} stroke={2} />}
      </span>
      {minimum > 0 && (
        <span className={css.track} aria-hidden="true">
          <span style={{ width: `${reached ? 100 : Math.floor((counted * 100) / minimum)}%` }} />
        </span>
      )}
    </>
  )
  return to === undefined ? (
    <div className={cx(css.box, slim && css.slim)} data-reached={reached}>
      {content}
    </div>
  ) : (
    <Link to={to} className={css.box} data-reached={reached}>
      {content}
    </Link>
  )
}
