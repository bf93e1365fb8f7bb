import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavTypeListQuery } from '../../entities/category/category-api.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'
import { CategoryColumns } from './category-columns.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { CategorySearchLink } from './category-search-link.tsx'
import { CategorySkeleton } from './category-skeleton.tsx'
import css from './page.module.css'

function NoCategories() {
  const { t } = useTranslation()
  return <EmptyState title={t('category.empty')} action={<LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>} />
}

/** The category tree: types beside their children on mobile, all of it on desktop. */
export function CategoryPage() {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  const types = useNavTypeListQuery()
  const [chosen, setChosen] = useState(() => safeSessionStorage.get('secondaryIndex'))
  const choose = (typeId: string) => {
    safeSessionStorage.set('secondaryIndex', typeId)
    setChosen(typeId)
  }
  usePageTitle(t('tabs.category'))
  return (
    <div className={css.page}>
      {desktop ? <h1 className={css.title}>{t('tabs.category')}</h1> : <VisuallyHidden as="h1">{t('tabs.category')}</VisuallyHidden>}
      {!desktop && <CategorySearchLink />}
      <QueryState
        query={types}
        loading={<CategorySkeleton desktop={desktop} />}
        isEmpty={(list) => list.length === 0}
        empty={<NoCategories />}
      >
        {(list) => (desktop ? <CategoryGrid types={list} /> : <CategoryColumns types={list} chosen={chosen} onChoose={choose} />)}
      </QueryState>
    </div>
  )
}
