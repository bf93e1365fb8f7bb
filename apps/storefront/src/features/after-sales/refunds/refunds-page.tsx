import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { faqsPath, paths } from '#platform/routing/paths.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { ListHelpLink } from '#ui/layout/list-help-link.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { RefundList, useRefundList } from './refund-list.tsx'
import css from './refunds-page.module.css'

interface Props {
  /** Rupiah; undefined until loaded. */
  readonly amount: number | undefined
  readonly failed: boolean
}

/** The total refunded so far and a link to the refund accounts. Shows a dash if the total failed to load; the list below shows the error. */
function RefundTotal({ amount, failed }: Props) {
  const { t } = useTranslation('refunds')
  return (
    <section className={css.card} aria-label={t('sum')}>
      <KawungPattern tile={64} color="var(--surface)" opacity={0.35} />
      <div>
        <small>{t('sum')}</small>
        <div className={css.amount}>
          {amount === undefined ? failed ? '–' : <Skeleton height={28} width={140} /> : <Price amount={amount} size={28} />}
        </div>
        <p>{t('sumNote')}</p>
      </div>
      <Link to={paths.refundSettings} className={css.accounts}>
        <span>{t('accounts')}</span>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </section>
  )
}

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
