import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'

/** Any URL that the shop doesn't have. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <PageLayout title={t('notFound.title')}>
      <EmptyState drawing="page" title={t('notFound.text')} action={<LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>} />
      <RecommendedSection title={t('notFound.instead')} />
    </PageLayout>
  )
}
