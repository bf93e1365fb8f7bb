import Search from 'lucide/dist/esm/icons/search.mjs'
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { Suspense, useState } from 'react'
import { CartLink } from '#commerce/cart/cart-link.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyWithRetry } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useDebouncedValue } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { BackButton, useBack } from '#ui/layout/back-button.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { activeFilterKinds } from './list-query.ts'
import { type FilterSelection, type ListHeaderProps, useListFacets, useListProducts, withFilterSelection } from './list-state.ts'
import css from './mobile-list-header.module.css'
import { ResultCount, SortRow } from './sort-row.tsx'

export function MobileListHeader({ listFacets, ...result }: ListHeaderProps) {
  const { listState, total } = result
  const { t } = useTranslation('search')
  const { query, category, navigateTo } = listState
  const { keyword } = query.source
  const name = keyword ?? category?.name ?? ''
  return (
    <>
      <MobileListBar text={name} keyword={keyword} />
      <VisuallyHidden as="h1">{name || t('title')}</VisuallyHidden>
      {listFacets.facets?.total !== 0 && (
        <SortRow sort={query.sort} onSort={(sort) => navigateTo({ ...query, sort })}>
          <MobileFilter listState={listState} total={total} />
        </SortRow>
      )}
      <ResultCount {...result} className={css.count} />
      <div className={css.chips}>
        <ActiveFilters listState={listState} facets={listFacets.facets} />
      </div>
    </>
  )
}

/** The search page starts with the keyword; `text` is that or the category's name. */
function MobileListBar({ text, keyword }: { readonly text: string; readonly keyword: string | null }) {
  const { t } = useTranslation()
  const back = useBack(paths.home)
  const search = keyword ? `${paths.search}?${new URLSearchParams({ keyword })}` : paths.search
  return (
    <div className={cx('row gap-4', css.bar)}>
      <BackButton onClick={back} />
      <div className={cx('row align-fill grow', css.box)}>
        <Link
          to={search}
          className={cx('row gap-10 grow weight-600 tone-ink-2', css.search)}
          aria-label={`${t('header.searchLabel')}: ${text}`}
        >
          <Icon of={Search} size={18} stroke={2.25} />
          <span className="ellipsis">{text}</span>
        </Link>
        {keyword !== null && (
          <Link to={paths.search} className={cx('center tone-ink-3', css.clear)} aria-label={t('header.clear')}>
            <Icon of={X} size={18} stroke={2} />
          </Link>
        )}
      </div>
      <CartLink />
    </div>
  )
}

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazyWithRetry(loadSheet)

/** ms without a change before the number of matching products is fetched */
const DEBOUNCE_MS = 350

function MobileFilter({ listState: { query, category, navigateTo }, total }: Pick<ListHeaderProps, 'listState' | 'total'>) {
  const { t } = useTranslation('filter')
  const [open, setOpen] = useState(false)
  const mounted = useLazyMount(open)
  const count = activeFilterKinds(query.filters).length
  // undefined: the list's own filters
  const [selection, setSelection] = useState<FilterSelection | null>()
  const settled = useDebouncedValue(selection, DEBOUNCE_MS)
  const drafted = open && settled ? withFilterSelection(query, category, settled) : null
  const matching = useListProducts(drafted)
  const { facets, categories } = useListFacets(drafted ?? query, category, total !== undefined)
  const close = () => {
    setOpen(false)
    setSelection(undefined)
  }
  const apply = (selection: FilterSelection) => {
    close()
    navigateTo(withFilterSelection(query, category, selection))
  }
  return (
    <>
      <button
        type="button"
        className={cx('row gap-6 justify-center size-13 weight-700 tone-ink', css.button)}
        aria-label={count > 0 ? t('open', { count }) : t('title')}
        aria-haspopup="dialog"
        onPointerDown={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} size={16} stroke={2} />
        <span>{t('title')}</span>
        <Badge count={count} />
      </button>
      {mounted && (
        <Suspense fallback={null}>
          <FilterSheet
            open={open}
            onClose={close}
            filters={query.filters}
            categories={categories}
            facets={facets}
            total={selection === undefined ? total : selection === settled ? matching.currentData?.pages[0]?.total : undefined}
            onDraftChange={setSelection}
            onApply={apply}
          />
        </Suspense>
      )}
    </>
  )
}
