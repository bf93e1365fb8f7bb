import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { ProductCardSkeleton } from './product-card.tsx'
import css from './product-row.module.css'

/** The products of a row; a screen that is too narrow for all shows the first ones, a phone is swiped. */
export const ROW_LENGTH = 6

export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.room}>
      <div className={cx('row gap-10 align-fill scrolls', css.row)}>{children}</div>
    </div>
  )
}

/** `noted`: each card has a note. */
export function RowSkeletons({ count = ROW_LENGTH, noted }: { readonly count?: number; readonly noted?: boolean }) {
  return [...Array(count).keys()].map((place) => <ProductCardSkeleton key={place} className={noted ? css.noted : undefined} />)
}
