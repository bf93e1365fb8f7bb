import type { ProductDetail, Sku } from '@nusaria/contracts/product-entities'
import { DataTable } from '#commerce/sku/data-table.tsx'
import { formatDimensions, formatWeight } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'

type Variants = Pick<ProductDetail, 'options' | 'sku_list'>

const toMeasures = ({ net_weight_g, gross_weight_g, length_mm, width_mm, height_mm }: Sku) =>
  [net_weight_g, gross_weight_g, length_mm, width_mm, height_mm].join()

/** The options that decide what a SKU weighs and how big it is: two SKUs that differ in one of these alone differ in weight or size. */
function decidingAxes({ options, sku_list }: Variants): readonly number[] {
  const axes = [...options.keys()]
  const deciding = axes.filter((axis) => {
    const known = new Map<string, string>()
    return sku_list.some((sku) => {
      const others = sku.spec_values.map((value, at) => (at === axis ? '' : value)).join('\n')
      const first = known.get(others) ?? toMeasures(sku)
      known.set(others, first)
      return first !== toMeasures(sku)
    })
  })
  return deciding.length > 0 ? deciding : axes
}

export function WeightTable({ product }: { readonly product: Variants & Pick<ProductDetail, 'attributes'> }) {
  const { t } = useTranslation(['measures', 'product'])
  const axes = decidingAxes(product)
  const skus = new Map(product.sku_list.map((sku) => [axes.map((axis) => sku.spec_values[axis]).join(', '), sku]))
  const rows = [...skus].map(([name, sku]) => {
    const { net_weight_g, gross_weight_g, ...sides } = { ...product.attributes, ...sku }
    return {
      key: name,
      name,
      cells: [formatWeight(net_weight_g, currentLanguage()), formatWeight(gross_weight_g, currentLanguage()), formatDimensions(sides)].map(
        (text) => text ?? '–',
      ),
    }
  })
  const columns = [
    axes.map((axis) => product.options[axis]?.spec_name).join(', '),
    t('product:attribute.netWeight'),
    t('product:attribute.grossWeight'),
    t('product:attribute.dimensions'),
  ]
  return <DataTable caption={t('weights')} columns={columns} rows={rows} below />
}
