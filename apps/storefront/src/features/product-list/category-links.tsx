import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './category-links.module.css'
import { collapseCategories } from './collapse-categories.ts'
import type { CategoryOptions } from './filter-draft.ts'

/** Types shown before the shopper asks for all of them. */
const COLLAPSED_COUNT = 6

interface Props {
  readonly label: string
  readonly types: CategoryOptions
  /** Where the list narrowed to a type is, or to none of them. */
  readonly placeOf: (type: string | null) => LinkTarget<unknown>
}

/** The types a list can be narrowed to, on desktop. Another one takes the list's place in the history. */
export function CategoryLinks({ label, types, placeOf }: Props) {
  const { t } = useTranslation('filter')
  const [open, setOpen] = useState(false)
  const shown = open ? types.list : collapseCategories(types, COLLAPSED_COUNT)
  const rest = types.list.length - collapseCategories(types, COLLAPSED_COUNT).length
  const link = (id: string | null, name: string, count?: number) => (
    <Link
      key={id}
      {...placeOf(id)}
      replace
      className={cx(css.chip, types.chosen === id && css.on)}
      aria-current={types.chosen === id ? 'page' : undefined}
    >
      {name}
      {count !== undefined && <small>{count}</small>}
    </Link>
  )
  return (
    <nav className={cx(css.row, open && css.open)} aria-label={label}>
      {link(null, types.all)}
      {shown.map(({ id, name, count }) => link(id, name, count))}
      {rest > 0 && (
        <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('fewer') : t('more', { count: rest })}
        </button>
      )}
    </nav>
  )
}
