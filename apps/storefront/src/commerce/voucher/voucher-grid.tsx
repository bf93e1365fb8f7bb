import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './voucher-grid.module.css'

export function VoucherGrid({ children }: { readonly children: ReactNode }) {
  return <div className={cx('grid gap-panels', css.grid)}>{children}</div>
}

export function VoucherSkeleton() {
  return (
    <div className={cx('grid gap-panels', css.grid)} aria-hidden="true">
      <Skeleton height={112} radius={12} />
    </div>
  )
}
