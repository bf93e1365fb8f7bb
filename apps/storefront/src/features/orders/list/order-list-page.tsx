import type { OrderTab } from '@nusaria/contracts/order-entities'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrderStatusSummaryQuery } from '#commerce/order/api.ts'
import { OrderList } from '#commerce/order/order-list.tsx'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { globalStateChanged, selectGlobalState } from '#platform/state/global-state.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'

const tabs: readonly OrderTab[] = ['all', 'unpaid', 'processing', 'shipped', 'completed', 'closed']
/** Tabs with a count. */
const counted: readonly OrderTab[] = ['unpaid', 'processing', 'shipped']

/** `/order`: shows the tab of the URL, else the one shown last; remembered. */
export function OrderListPage() {
  const { t } = useTranslation(['order', 'afterSale', 'errors'])
  const [params, setParams] = useSearchParams()
  const dispatch = useAppDispatch()
  const { orderTab } = useAppSelector(selectGlobalState)
  const findTab = (name: string | null) => tabs.find((each) => each === name)
  const tab = findTab(params.get('tab')) ?? findTab(orderTab) ?? 'all'
  useEffect(() => {
    dispatch(globalStateChanged({ orderTab: tab }))
  }, [dispatch, tab])
  const { data: counts } = useOrderStatusSummaryQuery(undefined, ALWAYS_REFETCH)
  const findCount = (each: OrderTab) => (each !== 'all' && counted.includes(each) ? counts?.[each] : undefined)
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
      <RefreshByPull tags={['Order']} />
      <Tabs
        sticky
        label={t('order:tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`order:tabs.${value}`), count: findCount(value) }))}
        value={tab}
        onChange={(next) => setParams({ tab: next }, { replace: true })}
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
