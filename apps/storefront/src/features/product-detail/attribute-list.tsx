import type { ProductDetail, Sku } from '@nusaria/contracts/product'
import { cx } from '../../shared/ui/cx.ts'
import css from './attribute-list.module.css'
import { useAttributeRows } from './attribute-rows.ts'

/** The labelled facts of a SKU: one column on mobile, two on desktop. */
export function AttributeList({ product, sku }: { readonly product: ProductDetail; readonly sku: Sku }) {
  const rows = useAttributeRows(product, sku)
  return (
    <dl className={css.list}>
      {rows.map(({ key, label, value, wide }) => (
        <div key={key} className={cx(css.row, wide && css.wide)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
