import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './voucher-grid.module.css'

export function VoucherGrid({ children }: { readonly children: ReactNode }) {
  return <div className={cx('grid gap-panels', css.grid)}>{children}</div>
}

export function VoucherSkeleton({ count = 4 }: { readonly count?: 1 | 4 }) {
  return (
    <div className={cx('grid gap-panels', css.grid)} aria-hidden="true">
      {[0, 1, 2, 3].slice(0, count).map((ticket) => (
        <Skeleton key={ticket} height={112} radius={12} />
      ))}
    </div>
  )
}
