import { useTranslation } from 'react-i18next'
import { useDeletionCheckQuery } from '../features/deletion/deletion-api.ts'
import { DeletionForm } from '../features/deletion/deletion-form.tsx'
import { DeletionSkeleton } from '../features/deletion/deletion-skeleton.tsx'
import { DeletionStatus } from '../features/deletion/deletion-status.tsx'
import { paths } from '../shared/paths.ts'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { QueryState } from '../shared/ui/query-state.tsx'

/** `/delete`: asks for the account to be deleted; once asked, how far that is. */
export function DeleteAccountPage() {
  const { t } = useTranslation('deletion')
  const query = useDeletionCheckQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  return (
    <PageLayout title={t('title')} back={paths.setting}>
      <QueryState query={query} loading={<DeletionSkeleton />}>
        {(check) => (check.deletion ? <DeletionStatus deletion={check.deletion} check={check} /> : <DeletionForm check={check} />)}
      </QueryState>
    </PageLayout>
  )
}
