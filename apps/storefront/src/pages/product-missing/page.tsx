import { RecommendedProducts } from '../../entities/product/recommended-products.tsx'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { SectionHead } from '../../shared/ui/layout/panel.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { VisuallyHidden } from '../../shared/ui/paint/visually-hidden.tsx'

/** The page for a product that doesn't exist or is no longer sold. */
export function ProductMissingPage() {
  const { t } = useTranslation('product')
  const desktop = useLayout() === 'desktop'
  return (
    <PageLayout title={t('missing.title')} heading={t('title')} noHeading>
      {desktop && <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>}
      <EmptyState
        drawing="page"
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
