import css from '../../entities/payment-method/payment-method.module.css'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'

/** Where the wallet will be. */
export function PaymentMethodsSkeleton() {
  return (
    <div className={css.parts} aria-hidden="true">
      <Skeleton height={240} radius={16} />
      <Skeleton height={160} radius={16} />
    </div>
  )
}
