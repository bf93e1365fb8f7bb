import X from 'lucide/dist/esm/icons/x.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { chipClass } from '#ui/primitives/tag.tsx'
import css from './active-filters.module.css'
import { type FilteredList, useFilterLabel } from './filter-labels.ts'
import { activeFilterKinds, type Filters, withoutFilter } from './list-query.ts'

/** Each chip removes its filter. */
export function ActiveFilters(props: FilteredList) {
  const { t } = useTranslation('filter')
  const { query, navigateTo } = props.listState
  const { filters } = query
  const toLabel = useFilterLabel(props)
  const kinds = activeFilterKinds(filters)
  const change = (next: Filters) => navigateTo({ ...query, filters: next })
  return (
    <fieldset className={css.chips} aria-label={t('active')} hidden={kinds.length === 0}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={chipClass(true, css.filter)}
          aria-label={t('remove', { filter: toLabel(kind) })}
          onClick={() => change(withoutFilter(filters, kind))}
        >
          <span>{toLabel(kind)}</span>
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
