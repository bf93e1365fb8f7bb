import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRupiah, formatRupiahCompact } from '../../shared/format/rupiah.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './active-filters.module.css'
import type { PriceRange } from './filter-draft.ts'
import type { FilterKind, Filters } from './filters.ts'
import { activeFilterKinds, withoutFilter } from './filters.ts'

interface Props {
  readonly filters: Filters
  readonly categoryName: string | undefined
  readonly onChange: (filters: Filters) => void
}

/** The active filters above the list, with buttons to remove each or all. */
export function ActiveFilters({ filters, categoryName, onChange }: Props) {
  const { t } = useTranslation('filter')
  const labelOf = useFilterLabel(filters, categoryName)
  const group = useRef<HTMLFieldSetElement>(null)
  const kinds = activeFilterKinds(filters)
  // The pressed chip disappears: move the focus to the row, or to the page when the row disappears too.
  const change = (next: Filters) => {
    const rest = activeFilterKinds(next).length > 0 ? group.current : group.current?.closest('main')
    rest?.focus({ preventScroll: true })
    onChange(next)
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={css.chips} aria-label={t('active')} hidden={kinds.length === 0}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={css.chip}
          aria-label={t('remove', { filter: labelOf(kind) })}
          onClick={() => change(withoutFilter(filters, kind))}
        >
          {labelOf(kind)}
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
