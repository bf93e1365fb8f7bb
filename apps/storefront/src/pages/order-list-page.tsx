import type { OrderTab } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { useOrderStatusSummaryQuery } from '../features/order/order-api.ts'
import { OrderList } from '../features/order/order-list.tsx'
import { paths } from '../shared/paths.ts'
import { globalStateChanged, selectGlobalState } from '../shared/state/global-state.ts'
import { useClientState, useDispatch } from '../shared/state/hooks.ts'
import { LinkButton } from '../shared/ui/button.tsx'
import { PageLayout } from '../shared/ui/page-layout.tsx'
import { EmptyState } from '../shared/ui/state.tsx'
import { Tabs } from '../shared/ui/tabs.tsx'
import css from './order-list-page.module.css'

const tabs: readonly OrderTab[] = ['all', 'unpaid', 'processing', 'shipped', 'completed', 'closed']
/** Tabs that wait for someone: their count stands beside the name. */
const counted: readonly OrderTab[] = ['unpaid', 'processing', 'shipped']

/** The member's orders by state; the tab is remembered. */
export function OrderListPage() {
  const { t } = useTranslation(['order', 'errors'])
  const dispatch = useDispatch()
  const stored = useClientState(selectGlobalState).orderTab
  const tab = tabs.find((each) => each === stored) ?? 'all'
  const { data: counts } = useOrderStatusSummaryQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const countOf = (each: OrderTab) => (each !== 'all' && counted.includes(each) ? counts?.[each] : undefined)

  return (
    <PageLayout title={t('order:title')} back={paths.me}>
      <div className={css.tabs}>
        <Tabs
          label={t('order:tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(`order:tabs.${value}`), count: countOf(value) }))}
          value={tab}
          onChange={(orderTab) => dispatch(globalStateChanged({ orderTab }))}
        />
      </div>
      <OrderList
        key={tab}
        tab={tab}
        empty={
          <EmptyState
            title={t('order:empty.title')}
            text={t(tab === 'all' ? 'order:empty.text' : 'order:empty.tabText')}
            action={<LinkButton to={paths.home}>{t('order:empty.action')}</LinkButton>}
          />
        }
      />
    </PageLayout>
  )
}
