import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { Button } from '#ui/primitives/button.tsx'
import css from './filtered-empty-state.module.css'
import { activeFilterKinds, type Filters, withoutFilter } from './filters.ts'
import { type FilterNames, useFilterLabel } from './use-filter-label.ts'

interface Props {
  readonly filters: Filters
  readonly names: FilterNames
  readonly onChange: (filters: Filters) => void
}

/** No product matches the filters: each of them that alone leaves some out can be removed, with the number of products then, or all. */
export function FilteredEmptyState({ filters, names, onChange }: Props) {
  const { t } = useTranslation('filter')
  const labelOf = useFilterLabel(filters, names)
  const { without, total } = names.facets ?? {}
  const kinds = activeFilterKinds(filters)
  const choices = kinds
    .map((kind) => ({ kind, count: without?.find(({ filter }) => filter === kind)?.count }))
    .filter(({ count }) => count !== 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const counted = (text: string, count: number | undefined) => (count === undefined ? text : `${text} (${count})`)
  return (
    <EmptyState
      drawing="nothing"
      title={t('none.title')}
      text={choices.length > 0 ? t('none.text') : t('none.together')}
      action={
        <div className={css.ways}>
          {choices.map(({ kind, count }, index) => (
            <Button key={kind} variant={index === 0 ? 'dark' : 'outline'} onClick={() => onChange(withoutFilter(filters, kind))}>
              {counted(t('none.takeOff', { filter: labelOf(kind) }), count)}
            </Button>
          ))}
          {kinds.length > 1 && (
            <Button variant={choices.length === 0 ? 'dark' : 'outline'} onClick={() => onChange({})}>
              {counted(t('none.clear'), total)}
            </Button>
          )}
        </div>
      }
    />
  )
}
