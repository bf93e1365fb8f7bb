import type { FilterKind, ListFacets } from '@nusaria/contracts/search'
import { formatRating } from '#platform/format/count.ts'
import { formatRupiah, formatRupiahCompact } from '#platform/format/rupiah.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { PriceRange } from './filter-draft.ts'
import type { Filters, SWITCHES } from './filters.ts'

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

/** The labels of the filters that are on or off. */
export const SWITCH_LABELS = {
  in_stock: 'inStock',
  free_shipping: 'freeShipping',
  discounted: 'discounted',
} as const satisfies Readonly<Record<(typeof SWITCHES)[number], string>>

export function useRatingLabel(): (rating: number) => string {
  const { t } = useTranslation('filter')
  return (rating) => t('ratingFrom', { rating: formatRating(rating, currentLanguage()) })
}

/** What a filter's names come from, once known. */
export interface FilterNames {
  readonly categoryName: string | undefined
  readonly facets: ListFacets | undefined
}

/** Formats the label of a filter. */
export function useFilterLabel(filters: Filters, { categoryName, facets }: FilterNames): (kind: FilterKind) => string {
  const { t } = useTranslation('filter')
  const priceWords = useFormatPriceRange()
  const ratingLabel = useRatingLabel()
  return (kind) => {
    if (kind === 'price') return priceWords(filters)
    if (kind === 'type') return categoryName ?? t('category')
    if (kind === 'rating') return ratingLabel(filters.rating_min ?? 0)
    if (kind === 'brand') return filters.brands?.join(', ') ?? ''
    if (kind === 'campaign') return facets?.campaigns?.find(({ project_id }) => project_id === filters.project_id)?.title ?? t('campaign')
    return t(SWITCH_LABELS[kind])
  }
}
