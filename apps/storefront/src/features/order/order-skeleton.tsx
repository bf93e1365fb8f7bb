import { Shine } from '../../shared/ui/shine.tsx'
import css from './order-card.module.css'
import list from './order-list.module.css'

/** Three orders on the way. */
export function OrderSkeleton() {
  return (
    <div className={list.list} aria-hidden="true">
      {[0, 1, 2].map((card) => (
        <div key={card} className={css.card}>
          <div className={css.head}>
            <Shine height={14} width="46%" />
            <Shine height={18} width={72} />
          </div>
          <Shine height={64} width="80%" gap={14} />
          <Shine height={32} />
        </div>
      ))}
    </div>
  )
}
