import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { faqsPath, paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { ListHelpLink } from '#ui/layout/list-help-link.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { RefundList, useRefundList } from './refund-list.tsx'
import { RefundTotal } from './refund-total.tsx'

const tabs = ['all', 'under_way', 'received', 'failed'] as const
const refreshTags = ['AfterSale'] as const

/** `/refunds`: the member's refunds by stage. The tab is in the URL. */
export function RefundsPage() {
  const { t } = useTranslation(['refunds', 'errors'])
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((each) => each === params.get('stage')) ?? 'all'
  const stage = tab === 'all' ? undefined : tab
  const list = useRefundList(stage)
  return (
    <PageLayout title={t('refunds:title')} back={paths.me}>
      <RefreshByPull tags={refreshTags} />
      <RefundTotal amount={list.query.data?.pages.at(-1)?.received_amount} failed={list.query.isError} />
      <Tabs
        sticky
        even
        label={t('refunds:tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`refunds:tabs.${value}`) }))}
        value={tab}
        onChange={(next) => setParams(next === 'all' ? {} : { stage: next }, { replace: true })}
      />
      <RefundList
        list={list}
        foot={<ListHelpLink to={faqsPath('refund')}>{t('refunds:help')}</ListHelpLink>}
        empty={
          <EmptyState
            drawing="returns"
            inline
            title={t('refunds:empty.title')}
            text={t(stage ? 'refunds:empty.tabText' : 'refunds:empty.text')}
            action={<LinkButton to={paths.afterSales}>{t('refunds:empty.action')}</LinkButton>}
          />
        }
      />
    </PageLayout>
  )
}
