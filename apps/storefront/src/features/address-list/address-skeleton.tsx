import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './address-list.module.css'

/** Where the addresses will be. */
export function AddressSkeleton() {
  return (
    <div className={css.list} aria-hidden="true">
      <Skeleton height={148} radius={16} />
      <Skeleton height={148} radius={16} />
      <Skeleton height={148} radius={16} />
    </div>
  )
}
