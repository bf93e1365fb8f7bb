import type { ProductSort } from '@nusaria/contracts/product'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import { CorrectionNote } from './correction-note.tsx'
import type { ListHeaderProps } from './list-facets.ts'
import css from './sort-row.module.css'

interface Props {
  readonly sort: ProductSort
  readonly onSort: (sort: ProductSort) => void
  /** Beside the sort buttons, on a phone. */
  readonly children?: ReactNode
}

/** Sorting by relevance, price (a second press reverses it) or sales. */
export function SortRow({ sort, onSort, children }: Props) {
  const { t } = useTranslation('search')
  const byPrice = sort === 'price_asc' || sort === 'price_desc'
  const arrow = { price_asc: ArrowUp, price_desc: ArrowDown, relevance: ArrowUpDown, sales: ArrowUpDown }[sort]
  const priceLabel = sort === 'price_asc' ? t('sort.priceUp') : sort === 'price_desc' ? t('sort.priceDown') : t('sort.price')
  return (
    <div className={css.row}>
      <fieldset className={css.sorts} aria-label={t('sort.label')}>
        <span className={css.label} aria-hidden="true">
          {t('sort.label')}
        </span>
        <button
          type="button"
          className={cx(css.sort, sort === 'relevance' && css.on)}
          aria-pressed={sort === 'relevance'}
          onClick={() => onSort('relevance')}
        >
          {t('sort.relevance')}
        </button>
        <button
          type="button"
          className={cx(css.sort, byPrice && css.on)}
          aria-pressed={byPrice}
          aria-label={priceLabel}
          onClick={() => onSort(sort === 'price_asc' ? 'price_desc' : 'price_asc')}
        >
          {t('sort.price')}
          <Icon of={arrow} size={14} stroke={2.25} />
        </button>
        <button
          type="button"
          className={cx(css.sort, sort === 'sales' && css.on)}
          aria-pressed={sort === 'sales'}
          onClick={() => onSort('sales')}
        >
          {t('sort.sales')}
        </button>
      </fieldset>
      {children}
    </div>
  )
}

type ResultCountProps = Omit<ListHeaderProps, 'listFacets'> & { readonly className?: string }

/** The number of products and the words they are for, announced once loaded. */
export function ResultCount({ listState, total, failed, correction, className }: ResultCountProps) {
  const { t } = useTranslation('search')
  const { source } = listState.query
  const keyword = source.keyword !== null && !source.exact && correction ? correction.keyword : source.keyword
  const summary =
    total === undefined ? '' : keyword === null ? t('list.count', { count: total }) : t('list.found', { count: total, keyword })
  return (
    <div className={className}>
      <p role="status" className={css.count}>
        {summary}
      </p>
      {total === undefined && !failed && (
        <span className={css.shine} aria-hidden="true">
          <Skeleton height={12} width={160} />
        </span>
      )}
      <CorrectionNote listState={listState} correction={correction} />
    </div>
  )
}
