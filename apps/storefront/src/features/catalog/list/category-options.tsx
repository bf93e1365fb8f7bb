import type { ListFacets } from '@nusaria/contracts/search'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { LinkTarget } from '#platform/routing/paths.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Chip, chipClass } from '#ui/primitives/tag.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import css from './category-options.module.css'
import type { Filters } from './list-query.ts'
import type { CategoryOption, CategoryOptions } from './list-state.ts'

/** The first `most` options, including the chosen ones, and the button that shows all. A single further option is shown as well. */
function useCollapsed(options: readonly CategoryOption[], isChosen: (id: string) => boolean, most: number) {
  const { t } = useTranslation('filter')
  const [open, setOpen] = useState(false)
  if (options.length <= most + 1) return { open, shown: options }
  const later = options.slice(most).filter(({ id }) => isChosen(id))
  const first = [...options.slice(0, Math.max(0, most - later.length)), ...later]
  const more = (
    <button type="button" data-beside className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? t('fewer') : t('more', { count: options.length - first.length })}
    </button>
  )
  return { shown: open ? options : first, more }
}

interface Props {
  readonly categories: CategoryOptions
  /** Null means all. */
  readonly linkTo: (type: string | null) => LinkTarget<unknown>
}

/** On desktop. A press replaces the history entry, so that back leaves the list. */
export function CategoryLinks({ categories: { options, selected, allLabel }, linkTo }: Props) {
  const { t } = useTranslation('filter')
  const { shown, more } = useCollapsed(options, (id) => id === selected, 6)
  const link = (id: string | null, name: string, count?: number) => (
    <Link key={id} {...linkTo(id)} replace className={chipClass(selected === id)} aria-current={selected === id ? 'page' : undefined}>
      <span>{name}</span>
      {count !== undefined && <small>{count}</small>}
    </Link>
  )
  return (
    <nav className={css.row} aria-label={t('category')}>
      {link(null, allLabel)}
      {shown.map(({ id, name, count }) => link(id, name, count))}
      {more}
    </nav>
  )
}

export interface OptionChipsProps {
  readonly label: string
  readonly options: readonly CategoryOption[]
  readonly isChosen: (id: string) => boolean
  readonly onToggle: (id: string) => void
  /** As many are shown at first. */
  readonly most?: number
  /** Several may be chosen: each is a stop of the Tab key. */
  readonly many?: boolean
  /** Before the options. */
  readonly children?: ReactNode
}

export function OptionChips({ label, options, isChosen, onToggle, most = 8, many = false, children }: OptionChipsProps) {
  const { shown, more } = useCollapsed(options, isChosen, most)
  const row = useRef<HTMLFieldSetElement>(null)
  const onKeyDown = useOneStop(row)
  return (
    <fieldset ref={many ? undefined : row} onKeyDown={onKeyDown} className={css.categories} aria-label={label}>
      {children}
      {shown.map(({ id, name, count }) => (
        <Chip key={id} chosen={isChosen(id)} onClick={() => onToggle(id)}>
          <span>{name}</span>
          {count !== undefined && <small>{count}</small>}
        </Chip>
      ))}
      {more}
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
