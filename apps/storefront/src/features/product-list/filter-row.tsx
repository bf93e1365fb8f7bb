import type { ListFacets } from '@nusaria/contracts/search'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import css from './filter-row.module.css'
import type { Filters } from './filters.ts'
import { withoutFilter } from './filters.ts'

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
