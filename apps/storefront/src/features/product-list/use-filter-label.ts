import { useTranslation } from 'react-i18next'
import { formatRupiah, formatRupiahCompact } from '../../shared/format/rupiah.ts'
import type { FilterKind, Filters } from './filters.ts'
import type { PriceRange } from './price-draft.ts'

/** Gives a price range in words; empty for one that is open at both ends. `short`: as `Rp25rb`, for round prices. */
export function useFormatPriceRange(short = false): (range: PriceRange) => string {
  const { t } = useTranslation('filter')
  const words = short ? formatRupiahCompact : formatRupiah
  return ({ price_min, price_max }) => {
    if (price_min !== undefined && price_max !== undefined) return t('between', { from: words(price_min), to: words(price_max) })
    if (price_max !== undefined) return t('upTo', { price: words(price_max) })
    return price_min === undefined ? '' : t('from', { price: words(price_min) })
  }
}

/** Gives what one of the filters is called. `typeName`: the name of the type they narrow to, once known. */
export function useFilterLabel(filters: Filters, typeName: string | undefined): (kind: FilterKind) => string {
  const { t } = useTranslation('filter')
  const priceWords = useFormatPriceRange()
  return (kind) => {
    if (kind === 'price') return priceWords(filters)
    if (kind === 'type') return typeName ?? t('category')
    return kind === 'in_stock' ? t('inStock') : t('freeShipping')
  }
}
