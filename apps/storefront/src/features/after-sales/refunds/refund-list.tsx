import type { RefundItem } from '@nusaria/contracts/after-sale-entities'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import type { ReactNode } from 'react'
import { Thumb } from '#commerce/order/order-line.tsx'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ALWAYS_REFETCH } from '#platform/polling/query-options.ts'
import { afterSaleDetailPath, orderDetailPath } from '#platform/routing/paths.ts'
import { CardSkeletons, CardStrip, ListCard } from '#ui/layout/list-card.tsx'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { PagedList } from '#ui/paging/paged-list.tsx'
import { usePagedList } from '#ui/paging/use-paged-list.ts'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Coin } from '#ui/primitives/coin.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { Tag, type Tone } from '#ui/primitives/tag.tsx'
import { useAfterSaleRefundsInfiniteQuery } from '../api.ts'
import css from './refund-list.module.css'

const PAGE_SIZE = 10

export function useRefundList(stage: RefundItem['stage'] | undefined) {
  const query = useAfterSaleRefundsInfiniteQuery({ page_size: PAGE_SIZE, ...(stage && { stage }) }, ALWAYS_REFETCH)
  return usePagedList(query, { keyOf: ({ after_sale_no }) => after_sale_no, listKey: stage })
}

interface Props {
  readonly list: ReturnType<typeof useRefundList>
  /** Instead of an empty list. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
}

export function RefundList({ list, ...rest }: Props) {
  return (
    <PagedList
      list={list}
      renderRow={(refund) => <RefundItemCard key={refund.after_sale_no} refund={refund} />}
      skeletons={<CardSkeletons />}
      {...rest}
    />
  )
}

const tones: Readonly<Record<RefundItem['stage'], Tone>> = { under_way: 'blue', received: 'green', failed: 'red' }

/** A refund: amount, account, time, and a retry after a failure. The card links to its request. */
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
      <div className={css.body}>
        <Thumb src={thumb_image_url} />
        <div className={css.text}>
          <Price amount={refund_amount} size={20} />
          {coins_returned > 0 && (
            <p className={css.coins}>
              <Coin size={16} />
              <span>{t(stage === 'received' ? 'coinsBack' : 'coins', { count: coins_returned })}</span>
            </p>
          )}
          <Link to={orderDetailPath(order_no)} className={css.order}>
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
          <div className={css.foot}>
            <LinkButton to={afterSaleDetailPath(after_sale_no)}>{t('retry')}</LinkButton>
          </div>
        </>
      )}
    </ListCard>
  )
}
