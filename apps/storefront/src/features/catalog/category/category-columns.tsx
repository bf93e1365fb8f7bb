import type { NavType } from '@nusaria/contracts/nav'
import { type RefObject, useEffect, useRef } from 'react'
import { CategoryLink } from '#commerce/category/category-link.tsx'
import { scrollPartIntoView } from '#platform/browser/animate-scroll.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/primitives/link.tsx'
import css from './category-page.module.css'

interface Props {
  readonly types: readonly NavType[]
  /** nav_type_id; when it doesn't exist, the first category is selected */
  readonly chosen: string | null
  readonly onChoose: (typeId: string) => void
}

/** Scrolls the selected row and the last opened subcategory into view: at once on mount, smoothly after a selection. */
function useScrollSelectedIntoView(columns: RefObject<HTMLElement | null>, chosen: string | null): void {
  const before = useRef(chosen)
  useEffect(() => {
    const still = before.current === chosen || window.matchMedia('(prefers-reduced-motion: reduce)').matches
    before.current = chosen
    for (const column of columns.current?.children ?? []) {
      const part = column.querySelector('[aria-pressed=true], [data-chosen=true]')
      if (part) scrollPartIntoView(column as HTMLElement, part, still)
    }
  }, [columns, chosen])
}

/** Categories in one column, the subcategories of the selected one beside it. */
export function CategoryColumns({ types, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const current = types.find((type) => type.nav_type_id === chosen) ?? types[0]
  const columns = useRef<HTMLDivElement>(null)
  const children = useRef<HTMLElement>(null)
  const last = useRef(safeSessionStorage.get('thirdIndex'))
  useScrollSelectedIntoView(columns, chosen)
  if (!current) return null
  const choose = (typeId: string) => {
    onChoose(typeId)
    children.current?.scrollTo(0, 0)
  }
  return (
    <div ref={columns} className={css.columns}>
      <div className={css.types}>
        {types.map((type) => (
          <button
            key={type.nav_type_id}
            type="button"
            aria-pressed={type === current}
            className={cx(css.row, type === current && css.on)}
            onClick={() => choose(type.nav_type_id)}
          >
            {type.nav_type_name}
          </button>
        ))}
      </div>
      <section ref={children} className={css.children} aria-label={current.nav_type_name}>
        <div className={css.childrenHead}>
          <h2>{current.nav_type_name}</h2>
          <Link {...categoryProductsLink(current.nav_type_id)} aria-label={`${t('action.seeAll')}: ${current.nav_type_name}`}>
            {t('action.seeAll')}
          </Link>
        </div>
        <div key={current.nav_type_id} className={css.grid}>
          {current.child_list.map((child, index) => (
            <CategoryLink
              key={child.nav_type_id}
              index={index}
              category={child}
              size={64}
              chosen={child.nav_type_id === last.current}
              onOpen={() => safeSessionStorage.set('thirdIndex', child.nav_type_id)}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
