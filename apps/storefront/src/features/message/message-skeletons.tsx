import { Shine } from '../../shared/ui/shine.tsx'
import css from './message-skeletons.module.css'

/** Messages on the way. */
export function MessageSkeletons() {
  return [0, 1, 2, 3, 4, 5].map((row) => (
    <li key={row} className={css.skeleton} aria-hidden="true">
      <Shine height={16} width="52%" gap={10} />
      <Shine height={14} width="88%" gap={14} />
      <Shine height={12} width="34%" />
    </li>
  ))
}
