import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './restock-alert-list.module.css'

/** What is waited for, on the way. */
export function RestockAlertSkeletons() {
  return [0, 1, 2].map((row) => (
    <li key={row} className={css.row} aria-hidden="true">
      <Skeleton height={80} width={80} radius={8} />
      <div className={css.words}>
        <Skeleton height={16} width="70%" gap={10} />
        <Skeleton height={14} width="40%" gap={10} />
        <Skeleton height={12} width="50%" />
      </div>
    </li>
  ))
}
