import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterSelection } from '../../features/product-list/filter-draft.ts'
import { activeFilterKinds } from '../../features/product-list/filters.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { useDebouncedValue } from '../../shared/time/use-debounced-value.ts'
import { useLazyMount } from '../../shared/ui/overlay/use-presence.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Badge } from '../../shared/ui/paint/tag.tsx'
import { withFilterSelection } from './facet-categories.ts'
import type { ListHeaderProps } from './list-header-props.ts'
import css from './mobile-filter.module.css'
import { useResultPage } from './use-result-page.ts'

const loadSheet = () => import('../../features/product-list/filter-sheet.tsx')
const FilterSheet = lazyWithRetry(loadSheet)

/** ms without a change before the shop is asked how many products a choice leaves */
const DEBOUNCE_MS = 350

/** Opens the filters on a phone. The button says how many are set. */
export function MobileFilter({
  listing: { asked, place, list },
  narrowing: { facets, types },
  total,
}: Pick<ListHeaderProps, 'listing' | 'narrowing' | 'total'>) {
  const { t } = useTranslation('filter')
  const [open, setOpen] = useState(false)
  const opened = useLazyMount(open)
  const count = activeFilterKinds(asked.filters).length
  // undefined: as the list is
  const [choice, setChoice] = useState<FilterSelection | null>()
  const settled = useDebouncedValue(choice, DEBOUNCE_MS)
  const chosen = useResultPage({ asked: open && settled ? withFilterSelection(asked, place, settled) : null }, 1)
  const close = () => {
    setOpen(false)
    setChoice(undefined)
  }
  const apply = (choice: FilterSelection) => {
    close()
    list(withFilterSelection(asked, place, choice))
  }
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={count > 0 ? t('open', { count }) : t('title')}
        aria-haspopup="dialog"
        onPointerDown={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} size={16} stroke={2} />
        {t('title')}
        <Badge count={count} />
      </button>
      {opened && (
        <Suspense fallback={null}>
          <FilterSheet
            open={open}
            onClose={close}
            filters={asked.filters}
            types={types}
            facets={facets}
            total={choice === undefined ? total : choice === settled ? chosen.currentData?.total : undefined}
            onChoice={setChoice}
            onApply={apply}
          />
        </Suspense>
      )}
    </>
  )
}
