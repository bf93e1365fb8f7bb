import { useTranslation } from 'react-i18next'
import { ProductCard } from '../../entities/product/product-card.tsx'
import { ProductGrid } from '../../entities/product/product-grid.tsx'
import type { ViewedDay } from './group-by-day.ts'
import css from './viewed-list.module.css'

interface Props {
  readonly days: readonly ViewedDay[]
  /** Columns on a wide screen: fewer beside the account's menu. */
  readonly wide: 6 | 4
}

/** Products that were opened lately, under the day it was. */
export function ViewedList({ days, wide }: Props) {
  const { t } = useTranslation('viewed')
  return (
    <div className={css.days}>
      {days.map(({ date, name, products }, day) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={css.day}>
            {name ? t(name) : date}
          </h2>
          <ProductGrid wide={wide}>
            {products.map(({ product }, at) => (
              <ProductCard key={product.product_no} product={product} early={day === 0 && at < 4} />
            ))}
          </ProductGrid>
        </section>
      ))}
    </div>
  )
}
