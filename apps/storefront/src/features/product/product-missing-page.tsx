import { RecommendedProducts } from '#commerce/product/recommended-products.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'

/** The product doesn't exist or is no longer sold. */
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
