import { DeletionForm, useDeletionCheckQuery } from '../../features/delete-account/deletion-form.tsx'
import { DeletionSkeleton, DeletionStatus } from '../../features/delete-account/deletion-status.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { lazyOptional } from '../../shared/lazy-with-retry.ts'
import { paths } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'

const PageHelp = lazyOptional(() => import('../../entities/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** `/delete`: the request to delete the account, or its status. */
export function DeleteAccountPage() {
  const { t } = useTranslation('deletion')
  const query = useDeletionCheckQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  return (
    <PageLayout title={t('title')} back={paths.setting} column="form" aside={<PageHelp topic="deletion" />}>
      <QueryState query={query} loading={<DeletionSkeleton />}>
        {(check) => (check.deletion ? <DeletionStatus deletion={check.deletion} check={check} /> : <DeletionForm check={check} />)}
      </QueryState>
    </PageLayout>
  )
}
