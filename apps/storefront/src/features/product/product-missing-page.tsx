import { RecommendedProducts } from '#commerce/product/recommended-products.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { SectionHead } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'

/** The product doesn't exist or is no longer sold. */
export function ProductMissingPage() {
  const { t } = useTranslation('product')
  return (
    <PageLayout title={t('title')} noHeading>
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
