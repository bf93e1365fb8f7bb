import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useSystemMembersrvSystemQuery } from '../../entities/customer-service/system-api.ts'
import { BalanceCard } from '../../features/points/balance-card.tsx'
import { Ledger } from '../../features/points/ledger.tsx'
import { usePointsBalanceQuery } from '../../features/points/points-api.ts'
import { RecordSheet } from '../../features/points/record-sheet.tsx'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { Tabs } from '../../shared/ui/layout/tabs.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './page.module.css'

const directions = ['all', 'in', 'out'] as const
type Direction = (typeof directions)[number]

/** `/points`: coins in hand, and what came and went; the side of the ledger stands in the address. */
export function PointsPage() {
  const { t } = useTranslation(['points', 'errors'])
  const [params, setParams] = useSearchParams()
  const shown = directions.find((each) => each === params.get('direction')) ?? 'all'
  const show = (direction: Direction) => setParams(direction === 'all' ? {} : { direction }, { replace: true })
  const balance = usePointsBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  // How long coins last stands on the card: it waits for that too, rather than grow.
  const system = useSystemMembersrvSystemQuery()
  const [opened, setOpened] = useState<string | null>(null)
  const waiting = <Skeleton height={useLayout() === 'mobile' ? 263 : 239} radius={20} gap={16} />
  return (
    <PageLayout title={t('points:title')} back={paths.me}>
      <div className={css.top}>
        <QueryState query={balance} inline loading={waiting}>
          {(data) => (system.isLoading ? waiting : <BalanceCard balance={data} />)}
        </QueryState>
      </div>
      <h2 className={css.head}>{t('points:ledger')}</h2>
      <div className={css.tabs}>
        <Tabs
          even
          label={t('points:tabs.label')}
          tabs={directions.map((value) => ({ value, label: t(`points:tabs.${value}`) }))}
          value={shown}
          onChange={show}
        />
      </div>
      <Ledger
        key={shown}
        direction={shown}
        onOpen={({ record_no }) => setOpened(record_no)}
        empty={
          <EmptyState
            inline
            title={t(`points:empty.${shown}`)}
            text={t('points:empty.text')}
            action={<LinkButton to={paths.home}>{t('points:empty.action')}</LinkButton>}
          />
        }
      />
      <RecordSheet recordNo={opened} onClose={() => setOpened(null)} />
    </PageLayout>
  )
}
