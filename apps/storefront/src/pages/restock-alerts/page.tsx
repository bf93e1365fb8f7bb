import { RestockAlertList } from '../../features/restock-alert/restock-alert-list.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

/** `/arrivalNotices`: the member's restock alerts. */
export function RestockAlertsPage() {
  const { t } = useTranslation('notice')
  return (
    <PageLayout title={t('title')} back={paths.me}>
      <RestockAlertList
        empty={
          <EmptyState
            drawing="messages"
            title={t('empty.title')}
            text={t('empty.text')}
            action={<LinkButton to={paths.home}>{t('empty.action')}</LinkButton>}
          />
        }
      />
    </PageLayout>
  )
}
