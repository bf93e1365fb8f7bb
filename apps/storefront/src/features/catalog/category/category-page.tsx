import type { NavType } from '@nusaria/contracts/nav'
import Search from 'lucide/dist/esm/icons/search.mjs'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { CategoryLink, CategoryLinkSkeleton, useNavTypeListQuery } from '#commerce/category/category-link.tsx'
import { RotatingKeyword, useRotatingKeyword } from '#commerce/search/rotating-keyword.tsx'
import { scrollPartIntoView } from '#platform/browser/animate-scroll.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import css from './category-page.module.css'
import { CategoryScene } from './category-scene.tsx'

interface Props {
  readonly types: readonly NavType[]
  /** nav_type_id; the first category is selected when it doesn't exist */
  readonly chosen: string | null
  readonly onChoose: (typeId: string) => void
}

function CategoryColumns({ types, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const current = types.find((type) => type.nav_type_id === chosen) ?? types[0]
  const columns = useRef<HTMLDivElement>(null)
  const children = useRef<HTMLElement>(null)
  const row = useRef<HTMLFieldSetElement>(null)
  const onKeyDown = useOneStop(row)
  const last = useRef(safeSessionStorage.get('thirdIndex'))
  const before = useRef(chosen)
  // The selected row and the last opened subcategory scroll into view: at once on mount, smoothly after a selection.
  useEffect(() => {
    const still = before.current === chosen || window.matchMedia('(prefers-reduced-motion: reduce)').matches
    before.current = chosen
    for (const column of columns.current?.children ?? []) {
      const part = column.querySelector('[aria-pressed=true], [data-chosen=true]')
      if (part) scrollPartIntoView(column as HTMLElement, part, still)
    }
  }, [chosen])
  if (!current) return null
  const choose = (typeId: string) => {
    onChoose(typeId)
    children.current?.scrollTo(0, 0)
  }
  return (
    <div ref={columns} className={css.columns}>
      <fieldset ref={row} onKeyDown={onKeyDown} className={css.types} aria-label={t('tabs.category')}>
        {types.map((type) => (
          <button
            key={type.nav_type_id}
            type="button"
            aria-pressed={type === current}
            className={cx('row wide size-12 line-16 weight-600 tone-ink-2', css.row, type === current && css.on)}
            onClick={() => choose(type.nav_type_id)}
          >
            {type.nav_type_name}
          </button>
        ))}
      </fieldset>
      <section ref={children} className={css.children} aria-label={current.nav_type_name}>
        <div className={cx('row minHeight-44 gap-12 justify-between', css.childrenHead)}>
          <h2>{current.nav_type_name}</h2>
          <Link {...categoryProductsLink(current.nav_type_id)} aria-label={`${t('action.seeAll')}: ${current.nav_type_name}`}>
            {t('action.seeAll')}
          </Link>
        </div>
        {current.scene_url && <CategoryScene key={current.scene_url} url={current.scene_url} className={css.scene} />}
        <div key={current.nav_type_id} className={cx('grid above-6', css.grid)}>
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

export function CategoryPage() {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  const types = useNavTypeListQuery()
  const [chosen, setChosen] = useState(() => safeSessionStorage.get('secondaryIndex'))
  const choose = (typeId: string) => {
    safeSessionStorage.set('secondaryIndex', typeId)
    setChosen(typeId)
  }
  return (
    <div className={cx('column', css.page)}>
      {desktop ? <h1 className={css.title}>{t('tabs.category')}</h1> : <VisuallyHidden as="h1">{t('tabs.category')}</VisuallyHidden>}
      {!desktop && <CategorySearchLink />}
      <QueryState
        query={types}
        loading={<CategorySkeleton desktop={desktop} />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            drawing="nothing"
            title={t('category.empty')}
            action={<LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>}
          />
        }
      >
        {(list) => (desktop ? <CategoryGrid types={list} /> : <CategoryColumns types={list} chosen={chosen} onChoose={choose} />)}
      </QueryState>
    </div>
  )
}

function CategorySearchLink() {
  const { t } = useTranslation()
  const keyword = useRotatingKeyword()
  return (
    <div className={css.head}>
      <Link to={paths.search} className={cx('row gap-10 weight-600', css.search)} aria-label={t('header.searchLabel')}>
        <Icon of={Search} size={18} stroke={2.25} />
        <RotatingKeyword keyword={keyword ?? t('header.searchPlaceholder')} />
      </Link>
    </div>
  )
}

function CategoryGrid({ types }: { readonly types: readonly NavType[] }) {
  return types.map((type) => (
    <section key={type.nav_type_id} className={css.all}>
      <div className={cx('row gap-24 justify-between', type.scene_url && css.allHead)}>
        <h2>
          <Link {...categoryProductsLink(type.nav_type_id)}>{type.nav_type_name}</Link>
        </h2>
        {type.scene_url && <CategoryScene url={type.scene_url} className={css.strip} />}
      </div>
      <div className={css.rows} style={{ '--columns': Math.ceil(type.child_list.length / 2) } as CSSProperties}>
        {type.child_list.map((child, index) => (
          <CategoryLink key={child.nav_type_id} index={index} category={child} size={80} />
        ))}
      </div>
    </section>
  ))
}

function CategorySkeleton({ desktop }: { readonly desktop: boolean }) {
  const links = [...Array(14).keys()].map((place) => <CategoryLinkSkeleton key={place} size={desktop ? 80 : 64} />)
  if (desktop)
    return [0, 1, 2].map((box) => (
      <div key={box} className={css.all} aria-hidden="true">
        <h2>&nbsp;</h2>
        <div className={css.rows}>{links}</div>
      </div>
    ))
  return (
    <div className={css.columns} aria-hidden="true">
      <div className={css.types} />
      <div className={css.children}>
        <div className={cx('row minHeight-44 gap-12 justify-between', css.childrenHead)}>
          <h2>&nbsp;</h2>
        </div>
        <div className={cx('grid above-6', css.grid)}>{links}</div>
      </div>
    </div>
  )
}
