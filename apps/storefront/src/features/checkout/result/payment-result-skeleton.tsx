import { Skeleton } from '#ui/primitives/skeleton.tsx'
import css from './payment-result.module.css'

/** The frame of a result: mark, title, amount, text and two buttons. */
export function PaymentResultSkeleton() {
  return (
    <div className={css.result} aria-hidden="true">
      <span className={css.mark}>
        <Skeleton height={120} radius={60} />
      </span>
      <span className={css.lines}>
        <Skeleton height={24} width={180} gap={14} />
        <Skeleton height={28} width={140} gap={18} />
        <Skeleton height={16} width={300} gap={6} />
        <Skeleton height={16} width={220} />
      </span>
      <div className={css.buttons}>
        <span>
          <Skeleton height={48} radius={12} />
        </span>
        <span>
          <Skeleton height={48} radius={12} />
        </span>
      </div>
    </div>
  )
}
