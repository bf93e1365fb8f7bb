import { useTranslation } from 'react-i18next'
import { RecommendedProducts } from '../../features/product/recommended.tsx'
import { paths } from '../../shared/paths.ts'
import { LinkButton } from '../../shared/ui/button.tsx'
import { NoResultsDrawing } from '../../shared/ui/drawings.tsx'
import { SectionHead } from '../../shared/ui/panel.tsx'
import { EmptyState } from '../../shared/ui/state.tsx'

/** No product is like that; recommended ones may do. */
export function ResultsEmptyState({ keyword }: { readonly keyword: string | null }) {
  const { t } = useTranslation('search')
  return (
    <>
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={keyword === null ? t('list.emptyType') : t('list.emptyKeyword', { keyword })}
        text={t('list.emptyText')}
        action={
          <LinkButton to={keyword === null ? paths.category : paths.search} variant="dark">
            {keyword === null ? t('list.otherTypes') : t('list.otherWords')}
          </LinkButton>
        }
      />
      <SectionHead title={t('maybe')} />
      <RecommendedProducts />
    </>
  )
}
