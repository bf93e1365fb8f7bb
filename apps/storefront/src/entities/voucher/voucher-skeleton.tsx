import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './voucher-list.module.css'

/** Vouchers on the way. */
export function VoucherSkeleton({ count = 4 }: { readonly count?: 1 | 4 }) {
  return (
    <div className={css.offers} aria-hidden="true">
      {[0, 1, 2, 3].slice(0, count).map((ticket) => (
        <Skeleton key={ticket} height={112} radius={12} />
      ))}
    </div>
  )
}
