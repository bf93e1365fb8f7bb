import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dateTime } from '../../shared/format/date.ts'
import { maskPhone } from '../../shared/format/mask.ts'
import { AmountRows } from '../../shared/order/amount-rows.tsx'
import { OrderLineRow, piecesOf } from '../../shared/order/order-line.tsx'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { KeyValue, KeyValueList, Panel } from '../../shared/ui/panel.tsx'
import { Timeline } from '../../shared/ui/timeline.tsx'
import { Unseen } from '../../shared/ui/unseen.tsx'
import css from './order-info.module.css'

interface Props {
  readonly order: OrderDetail
}

/** Recipient, contact number, delivery address. */
export function OrderAddress({ order }: Props) {
  const { t } = useTranslation('order')
  const phone = `+${LIMITS.phoneCountryCode} ${maskPhone(order.contact_number.replace(/^0/, ''))}`
  return (
    <Panel title={t('address')}>
      <div className={css.where}>
        <Icon of={MapPin} size={20} className={css.pin} />
        <dl>
          <Unseen as="dt">{t('field.recipient')}</Unseen>
          <dd className={css.who}>{order.recipient}</dd>
          <Unseen as="dt">{t('field.contact_number')}</Unseen>
          <dd className={css.phone}>{phone}</dd>
          <Unseen as="dt">{t('field.delivery_address')}</Unseen>
          <dd className={css.street}>{order.delivery_address}</dd>
        </dl>
      </div>
    </Panel>
  )
}

/** What was bought, and the sums. */
export function OrderGoods({ order }: Props) {
  const { lines, amounts, status } = order
  return (
    <Panel>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} wide linked faded={status === 'closed'} />
        ))}
      </ul>
      <div className={css.sums}>
        <AmountRows amounts={amounts} pieces={piecesOf(lines)} />
      </div>
    </Panel>
  )
}

/** The labelled fields of an order; those it has none of are left out. */
export function OrderFields({ order }: Props) {
  const { t } = useTranslation('order')
  const { order_no } = order
  const rows = [
    ['order_date', dateTime(order.order_date)],
    ['payment_date', order.payment_date && dateTime(order.payment_date)],
    ['pay_method', order.pay_method && t(`method.${order.pay_method}`)],
    ['delivery_method', t(`delivery.${order.delivery_method}`)],
    ['logistics_provider', order.logistics_provider],
    ['tracking_number', order.tracking_number],
    ['customer_message', order.customer_message],
    ['coins', order.amounts.coins_used > 0 ? String(order.amounts.coins_used) : null],
  ] as const
  return (
    <Panel title={t('info')}>
      <KeyValueList>
        <KeyValue label={t('field.order_no')}>
          <span className={css.copy}>
            {order_no}
            <CopyButton
              text={order_no}
              label={t('copyOrder')}
              done={t('parcel.copied')}
              failed={t('parcel.copyFailed', { number: order_no })}
              bare
            />
          </span>
        </KeyValue>
        {rows.map(
          ([field, value]) =>
            value && (
              <KeyValue key={field} label={t(`field.${field}`)}>
                {value}
              </KeyValue>
            ),
        )}
      </KeyValueList>
    </Panel>
  )
}

/** What happened to the order, newest first. */
export function OrderHistory({ order }: Props) {
  const { t } = useTranslation('order')
  const events = order.events.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <Panel title={t('history')}>
      <Timeline
        steps={events.map(({ kind, at }, index) => ({
          key: `${kind} ${at}`,
          state: index > 0 ? 'ahead' : order.status === 'completed' ? 'done' : 'now',
          title: t(`event.${kind}`),
          text: dateTime(at),
        }))}
      />
    </Panel>
  )
}
