import { RecommendedSection } from '#commerce/product/recommended-section.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { RestockAlertList } from './restock-alert-list.tsx'

/** `/arrivalNotices`: the member's restock alerts. */
export function RestockAlertsPage() {
  const { t } = useTranslation(['notice', 'common'])
  return (
    <PageLayout title={t('notice:title')} back={paths.me}>
      <RestockAlertList
        below={<RecommendedSection title={t('common:notFound.instead')} />}
        empty={
          <EmptyState
            drawing="alerts"
            title={t('notice:empty.title')}
            text={t('notice:empty.text')}
            action={<LinkButton to={paths.home}>{t('notice:empty.action')}</LinkButton>}
          />
        }
      />
    </PageLayout>
  )
}
