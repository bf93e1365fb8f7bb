import { Skeleton } from '../../shared/ui/shine.tsx'
import css from './wallet.module.css'

/** Where the wallet will be. */
export function PaymentMethodsSkeleton() {
  return (
    <div className={css.parts} aria-hidden="true">
      <Skeleton height={240} radius={16} />
      <Skeleton height={160} radius={16} />
    </div>
  )
}
