import { CircleHelp } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { RefundList, useRefundPage } from '../../features/after-sales/refunds/refund-list.tsx'
import { RefundTotal } from '../../features/after-sales/refunds/refund-total.tsx'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'
import { faqsPath, paths } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import help from '../../shared/ui/layout/list-help.module.css'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { Tabs } from '../../shared/ui/layout/tabs.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from '../order-list/page.module.css'

const PullToRefresh = lazyWithRetry(async () => ({
  default: (await import('../../shared/paging/pull-to-refresh-list.tsx')).PullToRefreshList,
}))

const tabs = ['all', 'under_way', 'received', 'failed'] as const
const stale = ['AfterSale'] as const

/** `/refunds`: money that comes back or came back, by how far it is; the tab stands in the address. */
export function RefundsPage() {
  const { t } = useTranslation(['refunds', 'errors'])
  const [params, setParams] = useSearchParams()
  const mobile = useLayout() === 'mobile'
  const tab = tabs.find((each) => each === params.get('stage')) ?? 'all'
  const stage = tab === 'all' ? undefined : tab
  const first = useRefundPage({ stage }, 1, false)
  return (
    <PageLayout title={t('refunds:title')} back={paths.me}>
      {mobile && (
        <Suspense fallback={null}>
          <PullToRefresh tags={stale} />
        </Suspense>
      )}
      <RefundTotal amount={first.data?.received_amount} failed={first.isError} />
      <div className={css.tabs}>
        <Tabs
          even
          label={t('refunds:tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(`refunds:tabs.${value}`) }))}
          value={tab}
          onChange={(next) => setParams(next === 'all' ? {} : { stage: next }, { replace: true })}
        />
      </div>
      <RefundList
        key={tab}
        stage={stage}
        foot={
          <Link to={faqsPath('refund')} className={help.help}>
            <Icon of={CircleHelp} size={16} />
            {t('refunds:help')}
          </Link>
        }
        empty={
          <EmptyState
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
