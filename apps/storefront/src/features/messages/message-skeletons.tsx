import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './message-skeletons.module.css'

/** Messages on the way. */
export function MessageSkeletons() {
  return [0, 1, 2, 3, 4, 5].map((row) => (
    <li key={row} className={css.skeleton} aria-hidden="true">
      <Skeleton height={16} width="52%" gap={10} />
      <Skeleton height={14} width="88%" gap={14} />
      <Skeleton height={12} width="34%" />
    </li>
  ))
}
