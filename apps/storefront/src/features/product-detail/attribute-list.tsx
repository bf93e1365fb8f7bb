import type { ProductAttributes, ProductDetail, Sku } from '@nusaria/contracts/product'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/language.ts'
import { cx } from '../../shared/ui/cx.ts'
import css from './attribute-list.module.css'

/** The attributes of a SKU: one column on mobile, two on desktop. */
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

interface AttributeRow {
  readonly key: string
  readonly label: string
  readonly value: string
  /** A long text: it gets a row of its own. */
  readonly wide?: true
}

function formatAmount(value: number, unit: string, display: 'short' | 'long' = 'short'): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: display, maximumFractionDigits: 2 }).format(value)
}

/** `850` → `850 g`, `1250` → `1,25 kg`; null without a weight. */
function formatWeight(grams: number | null): string | null {
  if (grams === null) return null
  return grams < 1_000 ? formatAmount(grams, 'gram') : formatAmount(grams / 1_000, 'kilogram')
}

function formatDimensions({ length_mm, width_mm, height_mm }: ProductAttributes): string | null {
  const sides = [length_mm, width_mm, height_mm]
  if (sides.every((side) => side === null)) return null
  return `${sides.map((side) => side ?? '–').join(' × ')} mm`
}

/** The known attributes of a SKU, in display order. A SKU's own value wins over the product's. */
function useAttributeRows({ attributes, nav_type_name }: ProductDetail, sku: Sku): readonly AttributeRow[] {
  const { t } = useTranslation('product')
  const { brand, unit, composition, shelf_life, shelf_life_unit } = attributes
  const { specification = attributes.specification } = sku
  const { net_weight_g = attributes.net_weight_g, gross_weight_g = attributes.gross_weight_g } = sku
  const values = {
    unit,
    brand,
    specification,
    category: nav_type_name,
    dimensions: formatDimensions(attributes),
    shelfLife: shelf_life !== null && shelf_life_unit ? formatAmount(shelf_life, shelf_life_unit, 'long') : null,
    netWeight: formatWeight(net_weight_g),
    grossWeight: formatWeight(gross_weight_g),
    composition,
  } as const
  const keys = Object.keys(values) as (keyof typeof values)[]
  return keys.flatMap((key) => {
    const value = values[key]
    return value ? [{ key, label: t(`attribute.${key}`), value, ...(key === 'composition' ? { wide: true as const } : {}) }] : []
  })
}
