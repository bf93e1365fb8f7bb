import type { OrderStatus, OrderSummary } from '@nusaria/contracts/order-entities'
import { Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dateTime } from '../../shared/format/date.ts'
import { OrderLineRow, piecesOf, Thumb } from '../../shared/order/order-line.tsx'
import { orderDetailPath } from '../../shared/paths.ts'
import type { ClockSkew } from '../../shared/time/server-clock.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Link } from '../../shared/ui/link.tsx'
import { Price } from '../../shared/ui/price.tsx'
import { Tag } from '../../shared/ui/tag.tsx'
import type { OrderAction } from './order-actions.tsx'
import { OrderActions } from './order-actions.tsx'
import { useOrdersAnew } from './order-api.ts'
import css from './order-card.module.css'
import { PayWithin } from './pay-within.tsx'
import { statusLook } from './status-look.ts'

/** The buttons a card has room for. */
const actions: Readonly<Record<OrderStatus, readonly OrderAction[]>> = {
  pending_payment: ['cancel', 'pay'],
  pending_shipment: ['detail'],
  pending_receipt: ['track', 'confirm_receipt'],
  completed: ['buy_again'],
  closed: ['buy_again'],
}

/** Pictures side by side before the rest is a number. */
const PICTURES = 4

interface Props {
  readonly order: OrderSummary
  readonly skew: ClockSkew
}

function Goods({ order }: { readonly order: OrderSummary }) {
  const { lines, status } = order
  const [only] = lines
  const faded = status === 'closed'
  if (only && lines.length === 1)
    return (
      <ul>
        <OrderLineRow line={only} faded={faded} />
      </ul>
    )
  const shown = lines.length > PICTURES ? lines.slice(0, PICTURES - 1) : lines
  return (
    <div className={css.thumbs}>
      {shown.map((line) => (
        <Thumb key={line.line_no} src={line.thumb_image_url} faded={faded} />
      ))}
      {shown.length < lines.length && <span className={css.more}>+{lines.length - shown.length}</span>}
    </div>
  )
}

/** An order in the list. */
export function OrderCard({ order, skew }: Props) {
  const anew = useOrdersAnew()
  const { t } = useTranslation('order')
  const { order_no, status, total, lines, pay_by, order_date, latest_track } = order
  return (
    <li className={css.card} data-order={order_no}>
      <div className={css.head}>
        <Link to={orderDetailPath(order_no)} className={css.open} aria-label={t('openOrder', { no: order_no })}>
          {t('number')} <b>{order_no}</b>
          <span className={css.date}>{dateTime(order_date)}</span>
        </Link>
        <Tag tone={statusLook[status].tag}>{t(`status.${status}`)}</Tag>
      </div>
      <Goods order={order} />
      {pay_by && status === 'pending_payment' && <PayWithin payBy={pay_by} skew={skew} onOver={anew} />}
      {latest_track && (
        <p className={css.track}>
          <Icon of={Truck} size={16} />
          <span>{latest_track.text}</span>
          <time dateTime={latest_track.at}>{dateTime(latest_track.at).slice(0, -3)}</time>
        </p>
      )}
      <div className={css.foot}>
        <span className={css.total}>
          {t('total', { items: t('items', { count: piecesOf(lines) }) })}
          <Price amount={total} size={15} />
        </span>
        <div className={css.buttons}>
          <OrderActions orderNo={order_no} actions={actions[status]} brief />
        </div>
      </div>
    </li>
  )
}
