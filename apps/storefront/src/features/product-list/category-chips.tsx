import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import css from './category-chips.module.css'
import { collapseCategories } from './collapse-categories.ts'
import type { CategoryOptions } from './filter-draft.ts'

/** Types shown before the shopper asks for all of them. */
const COLLAPSED_COUNT = 8

interface Props {
  readonly types: CategoryOptions
  readonly onChange: (type: string | null) => void
}

/** One type a list can be narrowed to, or none. */
export function CategoryChips({ types, onChange }: Props) {
  const { t } = useTranslation('filter')
  const [open, setOpen] = useState(false)
  const first = collapseCategories(types, COLLAPSED_COUNT)
  const rest = types.list.length - first.length
  return (
    <fieldset className={css.types} aria-label={t('category')}>
      <Chip chosen={types.chosen === null} onClick={() => onChange(null)}>
        {types.all}
      </Chip>
      {(open ? types.list : first).map(({ id, name, count }) => (
        <Chip key={id} chosen={types.chosen === id} onClick={() => onChange(types.chosen === id ? null : id)}>
          {name}
          {count !== undefined && <small>{count}</small>}
        </Chip>
      ))}
      {rest > 0 && (
        <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('fewer') : t('more', { count: rest })}
        </button>
      )}
    </fieldset>
  )
}
