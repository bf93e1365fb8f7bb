import { LIMITS } from '@nusaria/contracts/limits'
import type { ListFacets } from '@nusaria/contracts/search'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../shared/ui/paint/drawings.tsx'
import css from './empty-states.module.css'
import { activeFilterKinds, type Filters, findBlockingFilter, withoutFilter } from './filters.ts'
import { useFilterLabel } from './use-filter-label.ts'

interface Props {
  readonly filters: Filters
  readonly categoryName: string | undefined
  readonly facets: ListFacets | undefined
  readonly onChange: (filters: Filters) => void
}

/** No product matches the filters: offers to remove the blocking filter, when it is known, or all filters. */
export function FilteredEmptyState({ filters, categoryName, facets, onChange }: Props) {
  const { t } = useTranslation('filter')
  const labelOf = useFilterLabel(filters, categoryName)
  const blockingFilter = findBlockingFilter(filters, facets)
  const one = blockingFilter !== null && activeFilterKinds(filters).length === 1
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={t('none.title')}
      text={blockingFilter === null ? t('none.text') : t('none.because', { filter: labelOf(blockingFilter) })}
      action={
        <div className={css.ways}>
          {blockingFilter !== null && (
            <Button variant="dark" onClick={() => onChange(withoutFilter(filters, blockingFilter))}>
              {t('none.takeOff', { filter: labelOf(blockingFilter) })}
            </Button>
          )}
          {!one && (
            <Button variant={blockingFilter === null ? 'dark' : 'outline'} onClick={() => onChange({})}>
              {t('none.clear')}
            </Button>
          )}
        </div>
      }
    />
  )
}

/** Says that the search lists no more products, although more match. */
export function SearchLimitNote() {
  const { t } = useTranslation('filter')
  return (
    <Note tone="grey" role="status" className={css.end}>
      {t('end', { amount: LIMITS.searchDepth })}
    </Note>
  )
}
