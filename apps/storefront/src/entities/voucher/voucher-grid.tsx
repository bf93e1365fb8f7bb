import type { ReactNode } from 'react'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './voucher-grid.module.css'

export function VoucherGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}

export function VoucherSkeleton({ count = 4 }: { readonly count?: 1 | 4 }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {[0, 1, 2, 3].slice(0, count).map((ticket) => (
        <div key={ticket} className={css.ticket}>
          <Skeleton height={124} radius={0} />
          <div>
            <Skeleton height={15} width="64%" gap={8} />
            <Skeleton height={12} width="48%" gap={12} />
            <Skeleton height={18} width="80%" />
          </div>
        </div>
      ))}
    </div>
  )
}
