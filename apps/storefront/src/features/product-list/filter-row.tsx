import type { ListFacets } from '@nusaria/contracts/search'
import { X } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import css from './filter-row.module.css'
import { activeFilterKinds, type Filters, withoutFilter } from './filters.ts'
import { useFilterLabel } from './use-filter-label.ts'

const PriceFilter = lazyWithRetry(() => import('./price-filter.tsx'))

interface Props {
  readonly filters: Filters
  readonly facets: ListFacets | undefined
  readonly onChange: (filters: Filters) => void
}

/** The filters on desktop, applied at once: in stock, free shipping, price. */
export function FilterRow({ filters, facets, onChange }: Props) {
  const { t } = useTranslation('filter')
  const toggle = (kind: 'in_stock' | 'free_shipping') =>
    onChange(filters[kind] ? withoutFilter(filters, kind) : { ...filters, [kind]: true })
  return (
    <div className={css.row}>
      {(['in_stock', 'free_shipping'] as const).map((kind) => (
        <Chip key={kind} chosen={filters[kind] === true} onClick={() => toggle(kind)}>
          {kind === 'in_stock' ? t('inStock') : t('freeShipping')}
          <small className={css.count}>{facets?.[kind]}</small>
        </Chip>
      ))}
      <span className={css.label} aria-hidden="true">
        {t('price')}
      </span>
      <Suspense fallback={null}>
        <PriceFilter
          applied={filters}
          onApply={(range) => onChange({ ...withoutFilter(filters, 'price'), ...range })}
          range={facets?.price_range}
        />
      </Suspense>
    </div>
  )
}

interface ActiveFiltersProps {
  readonly filters: Filters
  readonly categoryName: string | undefined
  readonly onChange: (filters: Filters) => void
}

export function ActiveFilters({ filters, categoryName, onChange }: ActiveFiltersProps) {
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
