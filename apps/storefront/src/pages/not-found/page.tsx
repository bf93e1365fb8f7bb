import { RecommendedSection } from '../../entities/product/recommended-section.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

/** Any URL that the shop doesn't have. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <PageLayout title={t('notFound.title')} noHeading>
      <EmptyState
        drawing="page"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={<LinkButton to={paths.home}>{t('notFound.home')}</LinkButton>}
      />
      <RecommendedSection title={t('notFound.instead')} />
    </PageLayout>
  )
}
