import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavTypeListQuery } from '../features/nav/nav-api.ts'
import { useLayout } from '../shared/layout/use-layout.ts'
import { paths } from '../shared/paths.ts'
import { safeSessionStorage } from '../shared/state/session-values.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { usePageTitle } from '../shared/ui/page-title.ts'
import { QueryState } from '../shared/ui/query-state.tsx'
import { EmptyState } from '../shared/ui/state.tsx'
import { VisuallyHidden } from '../shared/ui/unseen.tsx'
import { CategoryGrid } from './category/all-types.tsx'
import css from './category/category.module.css'
import { CategorySearchLink } from './category/category-search.tsx'
import { CategorySkeleton } from './category/category-skeleton.tsx'
import { CategoryColumns } from './category/type-columns.tsx'

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
