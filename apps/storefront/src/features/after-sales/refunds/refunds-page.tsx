import type { RefundItem } from '@nusaria/contracts/after-sale-entities'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useSearchParams } from 'react-router-dom'
import { Thumb } from '#commerce/order/order-line.tsx'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath, faqsPath, orderDetailPath, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { CardSkeletons, CardStrip, ListCard } from '#ui/layout/list-card.tsx'
import { ListHelpLink } from '#ui/layout/list-help-link.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { PagedList, usePagedList } from '#ui/paging/paged-list.tsx'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Coin } from '#ui/primitives/coin.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag, type Tone } from '#ui/primitives/tag.tsx'
import { useAfterSaleRefundsInfiniteQuery } from '../api.ts'
import css from './refunds-page.module.css'

const tones: Readonly<Record<RefundItem['stage'], Tone>> = { under_way: 'blue', received: 'green', failed: 'red' }

function RefundItemCard({ refund }: { readonly refund: RefundItem }) {
  const { t } = useTranslation('refunds')
  const { after_sale_no, order_no, stage, refund_amount, coins_returned, refund_to, thumb_image_url, requested_at, refunded_at } = refund
  return (
    <ListCard
      to={afterSaleDetailPath(after_sale_no)}
      label={t('open', { no: after_sale_no })}
      name={<b translate="no">{after_sale_no}</b>}
      tag={<Tag tone={tones[stage]}>{t(`tabs.${stage}`)}</Tag>}
    >
      <div className="row gap-12 align-fill">
        <Thumb src={thumb_image_url} />
        <div className={cx('grid shrink', css.text)}>
          <Price amount={refund_amount} size={20} />
          {coins_returned > 0 && (
            <p className="row gap-6 size-12 line-20 tone-kunyit-ink">
              <Coin size={16} />
              <span>{t(stage === 'received' ? 'coinsBack' : 'coins', { count: coins_returned })}</span>
            </p>
          )}
          <Link to={orderDetailPath(order_no)} className={cx('hitArea size-12 line-20 tone-ink-3 breaks', css.order)}>
            {t('order', { no: order_no })}
          </Link>
        </div>
      </div>
      <div className={css.fields}>
        <KeyValueList>
          <KeyValue label={t('to')}>{refund_to}</KeyValue>
          <KeyValue label={t('requestedAt')}>{formatDateTime(requested_at)}</KeyValue>
          {refunded_at && <KeyValue label={t('refundedAt')}>{formatDateTime(refunded_at)}</KeyValue>}
        </KeyValueList>
      </div>
      {stage === 'failed' && (
        <>
          <CardStrip icon={CircleAlert} urgent>
            {t('failed')}
          </CardStrip>
          <div className={cx('row above-14 align-fill justify-end', css.foot)}>
            <LinkButton to={afterSaleDetailPath(after_sale_no)}>{t('retry')}</LinkButton>
          </div>
        </>
      )}
    </ListCard>
  )
}

/** `amount`: Rupiah; undefined until loaded. Shows a dash if it failed to load; the list below shows the error. */
function RefundTotal({ amount, failed }: { readonly amount: number | undefined; readonly failed: boolean }) {
  const { t } = useTranslation('refunds')
  return (
    <section className={cx('grid below-12 gap-14', css.card)} aria-label={t('sum')}>
      <KawungPattern tile={64} color="var(--surface)" opacity={0.35} />
      <div>
        <small>{t('sum')}</small>
        <div className={css.amount}>
          {amount === undefined ? failed ? '–' : <Skeleton height={28} width={140} /> : <Price amount={amount} size={28} />}
        </div>
        <p className="size-12 line-18 tone-ink-2">{t('sumNote')}</p>
      </div>
      <Link to={paths.refundSettings} className={cx('row hitArea gap-2 inline size-13 line-20 weight-700 tone-ink', css.accounts)}>
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
  const query = useAfterSaleRefundsInfiniteQuery({ page_size: 10, ...(stage && { stage }) }, ALWAYS_REFETCH)
  const list = usePagedList(query, { keyOf: ({ after_sale_no }) => after_sale_no, listKey: stage })
  return (
    <PageLayout title={t('refunds:title')} back={paths.me}>
      <RefreshByPull tags={refreshTags} />
      <RefundTotal amount={query.data?.pages.at(-1)?.received_amount} failed={query.isError} />
      <Tabs
        sticky
        even
        label={t('refunds:tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`refunds:tabs.${value}`) }))}
        value={tab}
        onChange={(next) => setParams(next === 'all' ? {} : { stage: next }, { replace: true })}
      >
        <PagedList
          list={list}
          renderRow={(refund) => <RefundItemCard key={refund.after_sale_no} refund={refund} />}
          skeletons={<CardSkeletons />}
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
      </Tabs>
    </PageLayout>
  )
}
