import type { ListFacets } from '@nusaria/contracts/search'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { LinkTarget } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Chip, chipClass } from '#ui/primitives/tag.tsx'
import css from './category-options.module.css'
import type { CategoryOption, CategoryOptions } from './filter-draft.ts'
import type { Filters } from './filters.ts'

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
  const first = collapsedOptions(categories.options, (id) => id === categories.selected, COLLAPSED_COUNT)
  const shown = open ? categories.options : first
  const rest = categories.options.length - first.length
  const link = (id: string | null, name: string, count?: number) => (
    <Link
      key={id}
      {...linkTo(id)}
      replace
      className={chipClass(categories.selected === id)}
      aria-current={categories.selected === id ? 'page' : undefined}
    >
      <span>{name}</span>
      {count !== undefined && <small>{count}</small>}
    </Link>
  )
  return (
    <nav className={cx('scrolls', css.row, open && css.open)} aria-label={label}>
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

const CHIPS_COLLAPSED_COUNT = 8

export interface OptionChipsProps {
  readonly label: string
  readonly options: readonly CategoryOption[]
  readonly isChosen: (id: string) => boolean
  readonly onToggle: (id: string) => void
  /** As many are shown at first. */
  readonly most?: number
  /** In one line until all are shown. */
  readonly inLine?: boolean
  /** Before the options. */
  readonly children?: ReactNode
}

/** Chips to filter by some of many options. */
export function OptionChips({ label, options, isChosen, onToggle, most = CHIPS_COLLAPSED_COUNT, inLine, children }: OptionChipsProps) {
  const { t } = useTranslation('filter')
  const [open, setOpen] = useState(false)
  const first = collapsedOptions(options, isChosen, most)
  const rest = options.length - first.length
  return (
    <fieldset className={cx(css.categories, inLine && !open && css.inLine)} aria-label={label}>
      {children}
      {(open ? options : first).map(({ id, name, count }) => (
        <Chip key={id} chosen={isChosen(id)} onClick={() => onToggle(id)}>
          <span>{name}</span>
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

/** The brands of a list, and those chosen although it has none of them. */
export function brandOptions({ brands = [] }: Filters, facets: ListFacets | undefined) {
  const counted = facets?.brands ?? []
  const missing = brands.filter((brand) => !counted.some((each) => each.brand === brand))
  return [...counted.map(({ brand, count }) => ({ id: brand, name: brand, count })), ...missing.map((id) => ({ id, name: id, count: 0 }))]
}

export function campaignOptions(facets: ListFacets | undefined) {
  return (facets?.campaigns ?? []).map(({ project_id, title, count }) => ({ id: project_id, name: title, count }))
}

interface CategoryChipsProps {
  readonly categories: CategoryOptions
  readonly onChange: (categoryId: string | null) => void
}

/** Chips to filter by one category or none. */
export function CategoryChips({ categories: { options, selected, allLabel }, onChange }: CategoryChipsProps) {
  const { t } = useTranslation('filter')
  return (
    <OptionChips
      label={t('category')}
      options={options}
      isChosen={(id) => id === selected}
      onToggle={(id) => onChange(selected === id ? null : id)}
    >
      <Chip chosen={selected === null} onClick={() => onChange(null)}>
        {allLabel}
      </Chip>
    </OptionChips>
  )
}

/** The options of the collapsed list: the first `most`, including the chosen ones. A single further option is shown as well. */
function collapsedOptions(options: readonly CategoryOption[], isChosen: (id: string) => boolean, most: number): readonly CategoryOption[] {
  if (options.length <= most + 1) return options
  const later = options.slice(most).filter(({ id }) => isChosen(id))
  return [...options.slice(0, Math.max(0, most - later.length)), ...later]
}
