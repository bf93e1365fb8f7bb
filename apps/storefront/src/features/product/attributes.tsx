import type { ProductDetail } from '@nusaria/contracts/product'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import css from './attributes.module.css'

/** Grams as a shopper reads them: 180 g, 1,5 kg. */
function weight(grams: number, language: string): string {
  return grams < 1_000 ? `${grams} g` : `${(grams / 1_000).toLocaleString(language, { maximumFractionDigits: 2 })} kg`
}

function rowsOf(product: ProductDetail, t: TFunction<'product'>, language: string): readonly (readonly [label: string, value: string])[] {
  const { attributes: a } = product
  const size =
    a.length_mm !== null && a.width_mm !== null && a.height_mm !== null
      ? t('detail.sizeValue', { length: a.length_mm, width: a.width_mm, height: a.height_mm })
      : null
  const shelfLife = a.shelf_life !== null && a.shelf_life_unit !== null ? t(`detail.${a.shelf_life_unit}`, { count: a.shelf_life }) : null
  const rows: readonly (readonly [string, string | null])[] = [
    [t('detail.brand'), a.brand],
    [t('detail.category'), product.nav_type_name],
    [t('detail.unit'), a.unit],
    [t('detail.specification'), a.specification],
    [t('detail.size'), size],
    [t('detail.shelfLife'), shelfLife],
    [t('detail.netWeight'), a.net_weight_g === null ? null : weight(a.net_weight_g, language)],
    [t('detail.grossWeight'), a.gross_weight_g === null ? null : weight(a.gross_weight_g, language)],
    [t('detail.composition'), a.composition],
  ]
  return rows.filter((row): row is readonly [string, string] => Boolean(row[1]))
}

/** The labelled properties of a product; those it doesn't have are left out. */
export function Attributes({ product }: { readonly product: ProductDetail }) {
  const { t, i18n } = useTranslation('product')
  return (
    <dl className={css.rows}>
      {rowsOf(product, t, i18n.language).map(([label, value]) => (
        <div key={label} className={css.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
