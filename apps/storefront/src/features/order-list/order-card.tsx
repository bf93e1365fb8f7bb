import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OrderAction } from '../../entities/order/actions/order-actions.tsx'
import { OrderActions } from '../../entities/order/actions/order-actions.tsx'
import { GoodsRow } from '../../entities/order/goods-row.tsx'
import { useRefetchOrders } from '../../entities/order/order-api.ts'
import { countPieces } from '../../entities/order/order-line.tsx'
import { orderStatusStyle } from '../../entities/order/order-status-style.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { orderDetailPath } from '../../shared/paths.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import { CardFoot, CardStrip, ListCard } from '../../shared/ui/layout/list-card.tsx'
import { Tag } from '../../shared/ui/paint/tag.tsx'
import { AfterSaleStrip } from './after-sale-strip.tsx'
import { cardActions } from './card-actions.ts'
import { PayCountdown } from './pay-countdown.tsx'

interface Props {
  readonly order: OrderSummary
  readonly skew: ClockSkew
  /** The one thing the list is for: its only button. */
  readonly only?: OrderAction
}

/** An order in the list. */
export function OrderCard({ order, skew, only }: Props) {
  const anew = useRefetchOrders()
  const { t } = useTranslation('order')
  const { order_no, status, total, lines, pay_by, order_date, latest_track, after_sale } = order
  return (
    <ListCard
      to={orderDetailPath(order_no)}
      label={t('openOrder', { no: order_no })}
      name={
        <>
          {t('number')} <b>{order_no}</b>
        </>
      }
      note={formatDateTime(order_date)}
      tag={<Tag tone={orderStatusStyle[status].tag}>{t(`status.${status}`)}</Tag>}
    >
      <GoodsRow lines={lines} faded={status === 'closed'} />
      {pay_by && status === 'pending_payment' && <PayCountdown payBy={pay_by} skew={skew} onOver={anew} />}
      {latest_track && (
        <CardStrip icon={Truck} end={<time dateTime={latest_track.at}>{formatDateTime(latest_track.at).slice(0, -3)}</time>}>
          {latest_track.text}
        </CardStrip>
      )}
      {after_sale && <AfterSaleStrip request={after_sale} />}
      <CardFoot label={t('total', { items: t('items', { count: countPieces(lines) }) })} amount={total}>
        <OrderActions orderNo={order_no} actions={only ? [only] : cardActions(order)} brief={!only} />
      </CardFoot>
    </ListCard>
  )
}
