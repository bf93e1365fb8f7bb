import type { OrderDetail } from '@nusaria/contracts/order-entities'
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs'
import type { ReactNode } from 'react'
import { keepProvince } from '#commerce/address/format-address.ts'
import { AmountRows } from '#commerce/order/amount-rows.tsx'
import { CopyableNumber } from '#commerce/order/copyable-number.tsx'
import { useShowOrderDialog } from '#commerce/order/order-dialogs-context.ts'
import { OrderLineRow } from '#commerce/order/order-line.tsx'
import { config } from '#platform/config/config.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { invoicePath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { formatContactNumber, usePayMethodText } from '../invoice/invoice-page.tsx'
import css from './order-info.module.css'

export function OrderAddress({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  const showDialog = useShowOrderDialog()
  return (
    <Panel
      title={t('address')}
      action={
        order.actions.includes('change_address') && (
          <Button variant="outline" size="sm" onClick={() => showDialog({ kind: 'address', orderNo: order.order_no })}>
            {t('action.changeAddress')}
          </Button>
        )
      }
    >
      <div className="row gap-12 align-start">
        <Icon of={MapPin} size={20} className={css.pin} />
        <dl>
          <VisuallyHidden as="dt">{t('field.recipient')}</VisuallyHidden>
          <dd className={css.who}>{order.recipient}</dd>
          <VisuallyHidden as="dt">{t('field.contact_number')}</VisuallyHidden>
          <dd className={cx('size-13 tone-ink-3', css.phone)}>{formatContactNumber(order.contact_number)}</dd>
          <VisuallyHidden as="dt">{t('field.delivery_address')}</VisuallyHidden>
          <dd className={cx('size-13 line-20 tone-ink-2 breaks', css.street)}>{keepProvince(order.delivery_address)}</dd>
        </dl>
      </div>
    </Panel>
  )
}

export function OrderGoods({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  const { lines, amounts, status, refunded_amount } = order
  return (
    <Panel>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} wide linked faded={status === 'closed'} />
        ))}
      </ul>
      <div className={css.sums}>
        <AmountRows
          of={order}
          refunded={refunded_amount}
          coins={status === 'closed' ? 'none' : status === 'completed' ? 'earned' : 'to come'}
        />
        {(amounts.first_order_shipping_discount ?? 0) > 0 && (
          <p className="above-4 size-12 line-16 tone-ink-3">{t('amount.firstOrderNote')}</p>
        )}
      </div>
    </Panel>
  )
}

/** The fields of an order; empty ones are left out, and those of its parcels are shown with the parcels. */
export function OrderFields({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation('order')
  const { order_no, parcels, amounts } = order
  const { coins_used, coins_discount } = amounts
  const pay = usePayMethodText(order)
  const row = (label: string, value: ReactNode) => value && <KeyValue label={label}>{value}</KeyValue>
  return (
    <Panel
      title={t('info')}
      action={
        config.features.invoices &&
        order.actions.includes('invoice') && (
          <LinkButton to={invoicePath(order_no)} variant="outline" size="sm">
            {t('action.invoice')}
          </LinkButton>
        )
      }
    >
      <KeyValueList>
        {row(t('field.order_no'), <CopyableNumber number={order_no} label={t('copyOrder')} />)}
        {row(t('field.order_date'), formatDateTime(order.order_date))}
        {row(t('field.payment_date'), order.payment_date && formatDateTime(order.payment_date))}
        {row(t('field.pay_method'), pay)}
        {row(t('field.delivery_method'), t(`delivery.${order.delivery_method}`))}
        {parcels.length === 0 && row(t('field.logistics_provider'), order.logistics_provider)}
        {row(t('field.customer_message'), order.customer_message)}
        {coins_used > 0 && row(t('field.coins'), t('coinsUsed', { count: coins_used, amount: formatRupiah(coins_discount) }))}
      </KeyValueList>
    </Panel>
  )
}
