import type { FilterKind, ListFacets } from '@nusaria/contracts/search'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useRef } from 'react'
import { formatRating } from '#platform/format/count.ts'
import { formatRupiah, formatRupiahCompact } from '#platform/format/rupiah.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { chipClass } from '#ui/primitives/tag.tsx'
import css from './active-filters.module.css'
import { activeFilterKinds, type Filters, type PriceRange, type SWITCHES, withoutFilter } from './list-query.ts'
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

export interface ActiveFiltersProps {
  readonly listState: ListState
  readonly facets: ListFacets | undefined
}

/** The labels of a list's filters; the names of category and campaign are in it once known. */
export function useFilterLabel({ listState: { query, category }, facets }: ActiveFiltersProps): (kind: FilterKind) => string {
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

/** Each chip removes its filter. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { t } = useTranslation('filter')
  const { query, navigateTo } = props.listState
  const { filters } = query
  const toLabel = useFilterLabel(props)
  const group = useRef<HTMLFieldSetElement>(null)
  const kinds = activeFilterKinds(filters)
  // The pressed chip disappears: move the focus to the row, or to the page when the row disappears too.
  const change = (next: Filters) => {
    const rest = activeFilterKinds(next).length > 0 ? group.current : group.current?.closest('main')
    rest?.focus({ preventScroll: true })
    navigateTo({ ...query, filters: next })
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={css.chips} aria-label={t('active')} hidden={kinds.length === 0}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={chipClass(true, css.filter)}
          aria-label={t('remove', { filter: toLabel(kind) })}
          onClick={() => change(withoutFilter(filters, kind))}
        >
          <span>{toLabel(kind)}</span>
          <Icon of={X} size={14} stroke={2.25} />
        </button>
      ))}
      {kinds.length > 0 && (
        <button type="button" className={css.clear} onClick={() => change({})}>
          {t('clearAll')}
        </button>
      )}
    </fieldset>
  )
}
