import { useTranslation } from 'react-i18next'
import { RecommendedProducts } from '../../entities/product/recommended-products.tsx'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { NoResultsDrawing } from '../../shared/ui/paint/drawings.tsx'

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
