import X from 'lucide/dist/esm/icons/x.mjs'
import { useRef } from 'react'
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
  const group = useRef<HTMLFieldSetElement>(null)
  const kinds = activeFilterKinds(filters)
  // The pressed chip disappears: move the focus to the row, or to the page when the row disappears too.
  const change = (next: Filters) => {
    const rest = activeFilterKinds(next).length > 0 ? group.current : group.current?.closest('main')
    rest?.focus({ preventScroll: true })
    navigateTo({ ...query, filters: next })
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={css.chips} aria-label={t('active')} hidden={kinds.length === 0}>
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
