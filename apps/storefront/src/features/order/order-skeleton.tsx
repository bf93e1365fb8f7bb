import { Shine } from '../../shared/ui/shine.tsx'
import css from './order-card.module.css'
import list from './order-list.module.css'

/** Three orders or parcels on the way, as rows of a list. */
export function OrderSkeletons() {
  return [0, 1, 2].map((card) => (
    <li key={card} className={css.card} aria-hidden="true">
      <div className={css.head}>
        <Shine height={14} width="46%" />
        <Shine height={18} width={72} />
      </div>
      <Shine height={64} width="80%" gap={14} />
      <Shine height={32} />
    </li>
  ))
}

/** The same where there is no list. */
export function OrderSkeleton() {
  return (
    <ul className={list.list}>
      <OrderSkeletons />
    </ul>
  )
}
