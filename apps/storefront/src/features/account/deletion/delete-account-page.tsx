import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { useDeletionCheckQuery } from '../api.ts'
import { DeletionForm } from './deletion-form.tsx'
import { DeletionSkeleton, DeletionStatus } from './deletion-status.tsx'

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

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
