import type { ListFacets } from '@nusaria/contracts/search'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { Button } from '../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../shared/ui/paint/drawings.tsx'
import css from './filtered-empty-state.module.css'
import type { Filters } from './filters.ts'
import { activeFilterKinds, withoutFilter } from './filters.ts'
import { findBlockingFilter } from './find-blocking-filter.ts'
import { useFilterLabel } from './use-filter-label.ts'

interface Props {
  readonly filters: Filters
  readonly typeName: string | undefined
  readonly facets: ListFacets | undefined
  readonly onChange: (filters: Filters) => void
}

/** The filters leave no product: which one to take off, when that can be told, or all of them. */
export function FilteredEmptyState({ filters, typeName, facets, onChange }: Props) {
  const { t } = useTranslation('filter')
  const words = useFilterLabel(filters, typeName)
  const culprit = findBlockingFilter(filters, facets)
  const one = culprit !== null && activeFilterKinds(filters).length === 1
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={t('none.title')}
      text={culprit === null ? t('none.text') : t('none.because', { filter: words(culprit) })}
      action={
        <div className={css.ways}>
          {culprit !== null && (
            <Button variant="dark" onClick={() => onChange(withoutFilter(filters, culprit))}>
              {t('none.takeOff', { filter: words(culprit) })}
            </Button>
          )}
          {!one && (
            <Button variant={culprit === null ? 'dark' : 'outline'} onClick={() => onChange({})}>
              {t('none.clear')}
            </Button>
          )}
        </div>
      }
    />
  )
}
