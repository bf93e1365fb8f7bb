import type { ListFacets } from '@nusaria/contracts/search'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { NothingFound } from '../../shared/ui/drawings.tsx'
import { EmptyState } from '../../shared/ui/state.tsx'
import { culpritIn } from './culprit.ts'
import type { Filters } from './filters.ts'
import { kindsIn, without } from './filters.ts'
import css from './nothing-left.module.css'
import { useFilterWords } from './use-filter-words.ts'

interface Props {
  readonly filters: Filters
  readonly typeName: string | undefined
  readonly facets: ListFacets | undefined
  readonly onChange: (filters: Filters) => void
}

/** The filters leave no product: which one to take off, when that can be told, or all of them. */
export function NothingLeft({ filters, typeName, facets, onChange }: Props) {
  const { t } = useTranslation('filter')
  const words = useFilterWords(filters, typeName)
  const culprit = culpritIn(filters, facets)
  const one = culprit !== null && kindsIn(filters).length === 1
  return (
    <EmptyState
      drawing={<NothingFound />}
      title={t('none.title')}
      text={culprit === null ? t('none.text') : t('none.because', { filter: words(culprit) })}
      action={
        <div className={css.ways}>
          {culprit !== null && (
            <Button variant="dark" onClick={() => onChange(without(filters, culprit))}>
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
