import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { usePointsBalanceQuery } from '../api.ts'
import { BalanceCard, BalanceSkeleton } from './balance-card.tsx'
import { Ledger } from './ledger.tsx'
import css from './points-page.module.css'
import { RecordSheet } from './record-sheet.tsx'

const directions = ['all', 'in', 'out'] as const
type Direction = (typeof directions)[number]

/** `/points`: the coin balance and the ledger. The direction is in the URL. */
export function PointsPage() {
  const { t } = useTranslation(['points', 'errors'])
  const [params, setParams] = useSearchParams()
  const direction = directions.find((each) => each === params.get('direction')) ?? 'all'
  const setDirection = (next: Direction) => setParams(next === 'all' ? {} : { direction: next }, { replace: true })
  const balance = usePointsBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  // The card shows how long coins last. It waits for that too, or it would grow later.
  const system = useSystemMembersrvSystemQuery()
  const [openedNo, setOpenedNo] = useState<string | null>(null)
  return (
    <PageLayout title={t('points:title')} back={paths.me}>
      <div className={css.top}>
        <QueryState query={balance} inline loading={<BalanceSkeleton />}>
          {(data) => (system.isLoading ? <BalanceSkeleton /> : <BalanceCard balance={data} />)}
        </QueryState>
      </div>
      <h2 className={css.head}>{t('points:ledger')}</h2>
      <div className={css.tabs}>
        <Tabs
          even
          label={t('points:tabs.label')}
          tabs={directions.map((value) => ({ value, label: t(`points:tabs.${value}`) }))}
          value={direction}
          onChange={setDirection}
        />
      </div>
      <Ledger
        key={direction}
        direction={direction}
        onOpen={({ record_no }) => setOpenedNo(record_no)}
        empty={
          <EmptyState
            drawing="coins"
            inline
            title={t(`points:empty.${direction}`)}
            text={t('points:empty.text')}
            action={<LinkButton to={paths.home}>{t('points:empty.action')}</LinkButton>}
          />
        }
      />
      <RecordSheet recordNo={openedNo} onClose={() => setOpenedNo(null)} />
    </PageLayout>
  )
}
