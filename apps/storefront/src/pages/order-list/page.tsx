import type { OrderTab } from '@nusaria/contracts/order-entities'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrderStatusSummaryQuery } from '../../entities/order/order-api.ts'
import { OrderDialogs } from '../../features/order-dialogs/order-dialogs.tsx'
import { OrderList } from '../../features/order-list/order-list.tsx'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { RefreshByPull } from '../../shared/paging/refresh-by-pull.tsx'
import { paths } from '../../shared/paths.ts'
import { ALWAYS_REFETCH } from '../../shared/polling/query-options.ts'

import { globalStateChanged, selectGlobalState } from '../../shared/state/global-state.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { Tabs } from '../../shared/ui/layout/tabs.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'

const tabs: readonly OrderTab[] = ['all', 'unpaid', 'processing', 'shipped', 'completed', 'closed']
/** Tabs with a count. */
const counted: readonly OrderTab[] = ['unpaid', 'processing', 'shipped']

const refreshTags = ['Order'] as const

/** The tab of the URL, else the one shown last; remembered. */
function useOrderTab() {
  const [params, setParams] = useSearchParams()
  const dispatch = useAppDispatch()
  const { orderTab } = useAppSelector(selectGlobalState)
  const known = (name: string | null) => tabs.find((each) => each === name)
  const tab = known(params.get('tab')) ?? known(orderTab) ?? 'all'
  useEffect(() => {
    dispatch(globalStateChanged({ orderTab: tab }))
  }, [dispatch, tab])
  return { tab, choose: (next: OrderTab) => setParams({ tab: next }, { replace: true }) } as const
}

export function OrderListPage() {
  const { t } = useTranslation(['order', 'afterSale', 'errors'])
  const { tab, choose } = useOrderTab()
  const { data: counts } = useOrderStatusSummaryQuery(undefined, ALWAYS_REFETCH)
  const countOf = (each: OrderTab) => (each !== 'all' && counted.includes(each) ? counts?.[each] : undefined)
  return (
    <PageLayout
      title={t('order:title')}
      back={paths.me}
      action={
        <LinkButton to={paths.tracking} variant="outline" size="sm">
          {t('order:underWay.short')}
        </LinkButton>
      }
    >
      <RefreshByPull tags={refreshTags} />
      <Tabs
        sticky
        label={t('order:tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`order:tabs.${value}`), count: countOf(value) }))}
        value={tab}
        onChange={choose}
      />
      <OrderDialogs>
        <OrderList
          key={tab}
          tab={tab}
          empty={
            <EmptyState
              drawing="orders"
              title={t('order:empty.title')}
              text={t(tab === 'all' ? 'order:empty.text' : 'order:empty.tabText')}
              action={<LinkButton to={paths.home}>{t('order:empty.action')}</LinkButton>}
            />
          }
        />
      </OrderDialogs>
    </PageLayout>
  )
}
