import { useTranslation } from 'react-i18next'
import { RecommendedProducts } from '../features/product/recommended.tsx'
import { useLayout } from '../shared/layout/use-layout.ts'
import { paths } from '../shared/paths.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { NoResultsDrawing } from '../shared/ui/drawings.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { SectionHead } from '../shared/ui/panel.tsx'
import { EmptyState } from '../shared/ui/state.tsx'
import { VisuallyHidden } from '../shared/ui/unseen.tsx'

/** Where the address of a product leads that the shop doesn't have, or no longer. */
export function ProductMissingPage() {
  const { t } = useTranslation('product')
  const desktop = useLayout() === 'desktop'
  return (
    <PageLayout title={t('missing.title')} heading={t('title')} noHeading>
      {desktop && <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>}
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <LinkButton to={paths.home} size="lg">
            {t('missing.action')}
          </LinkButton>
        }
      />
      <SectionHead title={t('missing.instead')} />
      <RecommendedProducts />
    </PageLayout>
  )
}
