import type { ProductSort } from '@nusaria/contracts/product'
import type { IconNode } from 'lucide'
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import ArrowUpDown from 'lucide/dist/esm/icons/arrow-up-down.mjs'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { config } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import type { ListHeaderProps } from './list-state.ts'
import css from './sort-row.module.css'

/**
 * Where the results are not for the typed words: says for which, with a link to an exact search. Of an exact search: a link to the corrected
 * words.
 */
function CorrectionNote({ listState: { query, linkTo }, correction }: Pick<ListHeaderProps, 'listState' | 'correction'>) {
  const { t } = useTranslation('search')
  const { source } = query
  if (!correction || source.keyword === null) return null
  const { keyword, left_out } = correction
  const results = left_out.length > 0 ? t('list.leftOut', { keyword, words: left_out.join(' ') }) : t('list.corrected', { keyword })
  return (
    <p className={cx('size-14 line-20 tone-ink-2 breaks', css.note)}>
      {source.exact ? (
        <Link {...linkTo({ ...query, source: { keyword, typeId: null } })}>{t('list.didYouMean', { keyword })}</Link>
      ) : (
        <>
          <span>{results}</span>{' '}
          <Link {...linkTo({ ...query, source: { ...source, exact: true } })}>{t('list.exactly', { keyword: source.keyword })}</Link>
        </>
      )}
    </p>
  )
}

interface SortButton {
  readonly on: boolean
  /** Its name, where the text doesn't say all. */
  readonly label: string
  readonly icon: IconNode
}

interface Props {
  readonly sort: ProductSort
  readonly onSort: (sort: ProductSort) => void
  /** Beside the sort buttons, on a phone. */
  readonly children?: ReactNode
}

const [UP, DOWN] = ['price_asc', 'price_desc'] as const

/** A second press on the price reverses the order. */
export function SortRow({ sort, onSort, children }: Props) {
  const { t } = useTranslation('search')
  const button = (target: ProductSort, text: string, { on = sort === target, label, icon }: Partial<SortButton> = {}) => (
    <button type="button" className={cx(css.sort, on && css.on)} aria-pressed={on} aria-label={label} onClick={() => onSort(target)}>
      <span>{text}</span>
      {icon && <Icon of={icon} size={14} stroke={2.25} />}
    </button>
  )
  const price = {
    on: sort === UP || sort === DOWN,
    label: sort === UP ? t('sort.priceUp') : sort === DOWN ? t('sort.priceDown') : t('sort.price'),
    icon: sort === UP ? ArrowUp : sort === DOWN ? ArrowDown : ArrowUpDown,
  }
  const row = useRef<HTMLFieldSetElement>(null)
  // A narrow phone shows the chosen one, whichever it is.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft + 2 * chosen.offsetWidth - row.current.clientWidth
  }, [])
  return (
    <div className={css.row}>
      <fieldset
        ref={row}
        className={cx('row padX-16 gap-10 align-fill justify-between grow scrolls', css.sorts)}
        aria-label={t('sort.label')}
      >
        <span className={css.label} aria-hidden="true">
          {t('sort.label')}
        </span>
        {button('relevance', t('sort.relevance'))}
        {button(sort === UP ? DOWN : UP, t('sort.price'), price)}
        {button('sales', t('sort.sales'))}
        {button('newest', t('sort.newest'))}
        {config.features.reviews && button('rating', t('sort.rating'))}
      </fieldset>
      {children}
    </div>
  )
}

type ResultCountProps = Omit<ListHeaderProps, 'listFacets'> & { readonly className?: string }

/** The number of products and the words they are for, announced once loaded. */
export function ResultCount({ listState, total, fullMatches, failed, correction, className }: ResultCountProps) {
  const { t } = useTranslation('search')
  const { source } = listState.query
  const keyword = source.keyword !== null && !source.exact && correction ? correction.keyword : source.keyword
  const found = () => {
    if (total === undefined) return ''
    if (keyword === null) return t('list.count', { count: total })
    if (fullMatches === undefined) return t('list.found', { count: total, keyword })
    return t('list.foundSimilar', { count: fullMatches, keyword, similar: total - fullMatches })
  }
  return (
    <div className={className}>
      <p role="status" className={cx('breaks', css.count)}>
        {/* The page says it below. */}
        {total === 0 ? <VisuallyHidden>{found()}</VisuallyHidden> : found()}
      </p>
      {total === undefined && !failed && (
        <span className={cx('row', css.shine)} aria-hidden="true">
          <Skeleton height={12} width={160} />
        </span>
      )}
      <CorrectionNote listState={listState} correction={correction} />
    </div>
  )
}
