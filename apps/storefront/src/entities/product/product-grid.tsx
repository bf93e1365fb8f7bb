import { LIMITS } from '@nusaria/contracts/limits'
import type { ReactNode } from 'react'
import { cx } from '../../shared/ui/cx.ts'
import { ProductCardSkeleton } from './product-card.tsx'
import css from './product-grid.module.css'

interface Props {
  /** 6 columns on a wide screen; 4 beside a panel. */
  readonly wide?: 6 | 5 | 4
  readonly children: ReactNode
}

/** Product cards in columns: 2 on mobile. */
export function ProductGrid({ wide = 6, children }: Props) {
  return <div className={cx(css.grid, css[`wide${wide}`])}>{children}</div>
}

const skeletonKeys = Array.from({ length: LIMITS.skeletons }, (_, index) => `place-${index}`)

/** Six cards on the way. */
export function ProductSkeletons() {
  return skeletonKeys.map((place) => <ProductCardSkeleton key={place} />)
}
