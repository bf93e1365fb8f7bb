import { useState } from 'react'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import type { LinkTarget } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Link } from '../../shared/ui/paint/link.tsx'
import { Chip } from '../../shared/ui/paint/tag.tsx'
import css from './category-options.module.css'
import type { CategoryOption, CategoryOptions } from './filter-draft.ts'

const COLLAPSED_COUNT = 6

interface Props {
  readonly label: string
  readonly categories: CategoryOptions
  /** The link to the list with this category; null means all. */
  readonly linkTo: (type: string | null) => LinkTarget<unknown>
}

/** Desktop: links to filter the list by category. They replace the history entry. */
export function CategoryLinks({ label, categories, linkTo }: Props) {
  const { t } = useTranslation('filter')
  const [open, setOpen] = useState(false)
  const shown = open ? categories.options : collapseCategories(categories, COLLAPSED_COUNT)
  const rest = categories.options.length - collapseCategories(categories, COLLAPSED_COUNT).length
  const link = (id: string | null, name: string, count?: number) => (
    <Link
      key={id}
      {...linkTo(id)}
      replace
      className={cx(css.chip, categories.selected === id && css.on)}
      aria-current={categories.selected === id ? 'page' : undefined}
    >
      {name}
      {count !== undefined && <small>{count}</small>}
    </Link>
  )
  return (
    <nav className={cx(css.row, open && css.open)} aria-label={label}>
      {link(null, categories.allLabel)}
      {shown.map(({ id, name, count }) => link(id, name, count))}
      {rest > 0 && (
        <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('fewer') : t('more', { count: rest })}
        </button>
      )}
    </nav>
  )
}

const CATEGORY_CHIPS_COLLAPSED_COUNT = 8

interface CategoryChipsProps {
  readonly categories: CategoryOptions
  readonly onChange: (categoryId: string | null) => void
}

/** Chips to filter by one category or none. */
export function CategoryChips({ categories, onChange }: CategoryChipsProps) {
  const { t } = useTranslation('filter')
  const [open, setOpen] = useState(false)
  const first = collapseCategories(categories, CATEGORY_CHIPS_COLLAPSED_COUNT)
  const rest = categories.options.length - first.length
  return (
    <fieldset className={css.categories} aria-label={t('category')}>
      <Chip chosen={categories.selected === null} onClick={() => onChange(null)}>
        {categories.allLabel}
      </Chip>
      {(open ? categories.options : first).map(({ id, name, count }) => (
        <Chip key={id} chosen={categories.selected === id} onClick={() => onChange(categories.selected === id ? null : id)}>
          {name}
          {count !== undefined && <small>{count}</small>}
        </Chip>
      ))}
      {rest > 0 && (
        <button type="button" className={css.categoryChipsMore} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('fewer') : t('more', { count: rest })}
        </button>
      )}
    </fieldset>
  )
}

/** The categories of the collapsed list: the first `most`, including the selected one. A single further category is shown as well. */
function collapseCategories({ options, selected }: CategoryOptions, most: number): readonly CategoryOption[] {
  if (options.length <= most + 1) return options
  const first = options.slice(0, most)
  const selectedOption = options.find(({ id }) => id === selected)
  return selectedOption && !first.includes(selectedOption) ? [...first.slice(0, -1), selectedOption] : first
}
