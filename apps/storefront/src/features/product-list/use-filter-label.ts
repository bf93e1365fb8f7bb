import { formatRupiah, formatRupiahCompact } from '../../shared/format/rupiah.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import type { PriceRange } from './filter-draft.ts'
import type { FilterKind, Filters } from './filters.ts'

/** Formats a price range; an open range gives an empty text. `short` is for round prices: `Rp25rb`. */
export function useFormatPriceRange(short = false): (range: PriceRange) => string {
  const { t } = useTranslation('filter')
  const formatPrice = short ? formatRupiahCompact : formatRupiah
  return ({ price_min, price_max }) => {
    if (price_min !== undefined && price_max !== undefined)
      return t('between', { from: formatPrice(price_min), to: formatPrice(price_max) })
    if (price_max !== undefined) return t('upTo', { price: formatPrice(price_max) })
    return price_min === undefined ? '' : t('from', { price: formatPrice(price_min) })
  }
}

/** Formats the label of a filter. `categoryName`: the name of the filter's category, once known. */
export function useFilterLabel(filters: Filters, categoryName: string | undefined): (kind: FilterKind) => string {
  const { t } = useTranslation('filter')
  const priceWords = useFormatPriceRange()
  return (kind) => {
    if (kind === 'price') return priceWords(filters)
    if (kind === 'type') return categoryName ?? t('category')
    return kind === 'in_stock' ? t('inStock') : t('freeShipping')
  }
}
