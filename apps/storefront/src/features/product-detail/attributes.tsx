import type { ProductDetail } from '@nusaria/contracts/product'
import { cx } from '../../shared/ui/cx.ts'
import { useAttributeRows } from './attribute-rows.ts'
import css from './attributes.module.css'

/** The labelled facts of a product: one column on mobile, two on desktop. */
export function Attributes({ product }: { readonly product: ProductDetail }) {
  const rows = useAttributeRows(product)
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
