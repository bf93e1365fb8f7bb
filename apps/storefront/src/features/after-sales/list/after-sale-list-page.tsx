import { useSearchParams } from 'react-router-dom'
import { OrderList } from '#commerce/order/order-list.tsx'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { faqsPath, ordersPath, paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { ListHelpLink } from '#ui/layout/list-card.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { AfterSaleList } from './after-sale-list.tsx'
import { parseStatusFilter, StatusFilter } from './status-filter.tsx'

const tabs = ['requests', 'apply'] as const
const refreshTags = ['AfterSale', 'Order'] as const

function FaqLink() {
  const { t } = useTranslation('afterSale')
  return <ListHelpLink to={faqsPath('afterSale')}>{t('list.help')}</ListHelpLink>
}

/** The requests, filtered by status. */
function AfterSalesTab({ onApply }: { readonly onApply: () => void }) {
  const { t } = useTranslation('afterSale')
  const [params, setParams] = useSearchParams()
  const status = parseStatusFilter(params.get('status'))
  return (
    <>
      <StatusFilter value={status} onChange={(next) => setParams(next ? { status: String(next) } : {}, { replace: true })} />
      <AfterSaleList
        key={status ?? 'all'}
        status={status}
        foot={<FaqLink />}
        empty={
          <EmptyState
            drawing="returns"
            inline={status !== undefined}
            title={t('list.empty.title')}
            text={t(status ? 'list.empty.statusText' : 'list.empty.text')}
            action={<Button onClick={onApply}>{t('list.empty.action')}</Button>}
          />
        }
      />
    </>
  )
}

function OrdersTab() {
  const { t } = useTranslation('afterSale')
  return (
    <OrderDialogs>
      <OrderList
        tab="all"
        action="after_sale"
        foot={<FaqLink />}
        empty={
          <EmptyState
            drawing="returns"
            title={t('list.empty.apply')}
            text={t('list.empty.applyText')}
            action={<LinkButton to={ordersPath('all')}>{t('list.empty.orders')}</LinkButton>}
          />
        }
      />
    </OrderDialogs>
  )
}

/** `/afterSaleOrder`: the member's after-sales requests, and the orders to file one for. Tab and status are in the URL. */
export function AfterSaleListPage() {
  const { t } = useTranslation(['afterSale', 'order', 'errors'])
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'requests'
  const choose = (next: (typeof tabs)[number]) => setParams(next === 'requests' ? {} : { tab: next }, { replace: true })
  return (
    <PageLayout
      title={t('afterSale:list.title')}
      back={paths.me}
      action={
        <LinkButton to={paths.refunds} variant="outline" size="sm">
          {t('afterSale:list.refunds')}
        </LinkButton>
      }
    >
      <RefreshByPull tags={refreshTags} />
      <Tabs
        sticky
        even
        label={t('afterSale:list.tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`afterSale:list.tabs.${value}`) }))}
        value={tab}
        onChange={choose}
      />
      {tab === 'apply' ? <OrdersTab /> : <AfterSalesTab onApply={() => choose('apply')} />}
    </PageLayout>
  )
}
