import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './active-filters.module.css'
import type { Filters } from './filters.ts'
import { activeFilterKinds, withoutFilter } from './filters.ts'
import { useFilterLabel } from './use-filter-label.ts'

interface Props {
  readonly filters: Filters
  readonly typeName: string | undefined
  readonly onChange: (filters: Filters) => void
}

/** The filters that are set, above the list: each can be taken off, or all of them. */
export function ActiveFilters({ filters, typeName, onChange }: Props) {
  const { t } = useTranslation('filter')
  const words = useFilterLabel(filters, typeName)
  const group = useRef<HTMLFieldSetElement>(null)
  const kinds = activeFilterKinds(filters)
  // A chip goes with its press: the focus stays in the row, and goes to the page when the row goes too.
  const change = (next: Filters) => {
    const rest = activeFilterKinds(next).length > 0 ? group.current : group.current?.closest('main')
    rest?.focus({ preventScroll: true })
    onChange(next)
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={css.chips} aria-label={t('active')} hidden={kinds.length === 0}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={css.chip}
          aria-label={t('remove', { filter: words(kind) })}
          onClick={() => change(withoutFilter(filters, kind))}
        >
          {words(kind)}
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
