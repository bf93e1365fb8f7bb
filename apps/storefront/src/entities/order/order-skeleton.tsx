import { CardSkeletons } from '../../shared/ui/layout/list-card.tsx'
import list from './order-skeleton.module.css'

/** What a page of an order shows while it is on its way. */
export function OrderSkeleton() {
  return (
    <ul className={list.list}>
      <CardSkeletons />
    </ul>
  )
}
