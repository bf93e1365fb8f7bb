import type { FilterKind, ListFacets } from '@nusaria/contracts/search'
import { formatRating } from '#platform/format/count.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { formatRupiahCompact } from '#platform/format/short-rupiah.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { PriceRange, SWITCHES } from './list-query.ts'
import type { ListState } from './list-state.ts'

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

export const SWITCH_LABELS = {
  in_stock: 'inStock',
  free_shipping: 'freeShipping',
  discounted: 'discounted',
} as const satisfies Readonly<Record<(typeof SWITCHES)[number], string>>

export function useRatingLabel(): (rating: number) => string {
  const { t } = useTranslation('filter')
  return (rating) => t('ratingFrom', { rating: formatRating(rating, currentLanguage()) })
}

/** A list, and its facets once known. */
export interface FilteredList {
  readonly listState: ListState
  readonly facets: ListFacets | undefined
}

/** Gives the label of each filter of a list. Category and campaign have their names once those are known. */
export function useFilterLabel({ listState: { query, category }, facets }: FilteredList): (kind: FilterKind) => string {
  const { filters } = query
  const { t } = useTranslation('filter')
  const formatPriceRange = useFormatPriceRange()
  const ratingLabel = useRatingLabel()
  return (kind) => {
    if (kind === 'price') return formatPriceRange(filters)
    if (kind === 'type') return category?.name ?? t('category')
    if (kind === 'rating') return ratingLabel(filters.rating_min ?? 0)
    if (kind === 'brand') return filters.brands?.join(', ') ?? ''
    if (kind === 'campaign') return facets?.campaigns?.find(({ project_id }) => project_id === filters.project_id)?.title ?? t('campaign')
    return t(SWITCH_LABELS[kind])
  }
}
