import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { AmountRows } from '#commerce/order/amount-rows.tsx'
import { orderStatusStyle, shownStatus } from '#commerce/order/order-status-tag.tsx'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { Logo } from '#ui/primitives/kawung.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './invoice-sheet.module.css'
import { formatContactNumber, usePayMethodText } from './order-info.tsx'

interface Props {
  readonly order: OrderDetail
}

function Lines({ order }: Props) {
  const { t } = useTranslation('order')
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">{t('invoice.product')}</th>
          <th scope="col">{t('invoice.price')}</th>
          <th scope="col">{t('invoice.quantity')}</th>
          <th scope="col">{t('invoice.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.line_no}>
            <th scope="row">
              <span>{line.product_name}</span>
              {line.spec_values.length > 0 && <small className="block size-12 weight-500 tone-ink-3">{line.spec_values.join(', ')}</small>}
            </th>
            <td data-label={t('invoice.price')}>{formatRupiah(line.price)}</td>
            <td data-label={t('invoice.quantity')}>{line.quantity}</td>
            <td data-label={t('invoice.amount')}>{formatRupiah(line.line_amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An order on paper: seller, recipient, lines, amounts, payment. It is an invoice once the order has one. */
export function InvoiceSheet({ order }: Props) {
  const { t } = useTranslation('order')
  const { data: system } = useSystemMembersrvSystemQuery()
  const pay = usePayMethodText(order)
  const isInvoice = order.actions.includes('invoice')
  const title = t(isInvoice ? 'invoice.title' : 'detailTitle')
  const isPaid = order.payment_date !== null
  const state = isInvoice ? t(isPaid ? 'invoice.paid' : 'invoice.dueAtDoor') : t(`status.${shownStatus(order)}`)
  const tone = isInvoice ? (isPaid ? 'green' : 'amber') : orderStatusStyle[shownStatus(order)].tag
  return (
    <article className={cx('surface size-13 line-20', css.sheet)} aria-label={title}>
      <header className={cx('row gap-16 align-start justify-between wrap', css.head)}>
        <div>
          <Logo size={28} />
          {system && <small className="above-4 block size-12 tone-ink-3">{system.service.email}</small>}
        </div>
        <div className={cx('grid gap-2', css.title)}>
          <b>{title}</b>
          <span translate="no">{order.order_no}</span>
          <Tag tone={tone}>{state}</Tag>
        </div>
      </header>
      <div className={cx('grid gap-20', css.parties)}>
        <section>
          <h2 className="below-4 size-12 line-16 weight-700 tone-ink-3">{t('invoice.to')}</h2>
          <p className="breaks">
            <b>{order.recipient}</b>
          </p>
          <p className="breaks">{formatContactNumber(order.contact_number)}</p>
          <p className="breaks">{order.delivery_address}</p>
        </section>
        <section>
          <h2 className="below-4 size-12 line-16 weight-700 tone-ink-3">{t('info')}</h2>
          <KeyValueList>
            <KeyValue label={t('field.order_date')}>{formatDateTime(order.order_date)}</KeyValue>
            {order.payment_date && <KeyValue label={t('field.payment_date')}>{formatDateTime(order.payment_date)}</KeyValue>}
            {pay && <KeyValue label={t('field.pay_method')}>{pay}</KeyValue>}
            <KeyValue label={t('field.delivery_method')}>{t(`delivery.${order.delivery_method}`)}</KeyValue>
          </KeyValueList>
        </section>
      </div>
      <Lines order={order} />
      <div className={css.sums}>
        <AmountRows of={order} refunded={order.refunded_amount} coins="none" />
      </div>
      {isInvoice && <footer className={cx('above-24 size-12 line-16 tone-ink-3', css.foot)}>{t('invoice.foot')}</footer>}
    </article>
  )
}

/** Two bars at the ends of a line, for each number: the widths of the first. */
function BarRows({ widths }: { readonly widths: readonly number[] }) {
  return widths.map((width) => (
    <div key={width} className={cx('row justify-between', css.bars)}>
      <Skeleton height={12} width={width} />
      <Skeleton height={12} width={88} />
    </div>
  ))
}

/** The frame of an invoice with two lines, while its order is loading. */
export function InvoiceSkeleton() {
  return (
    <div className={cx('surface size-13 line-20', css.sheet)} aria-hidden="true">
      <div className={cx('row gap-16 align-start justify-between wrap', css.head)}>
        <div>
          <Logo size={28} />
          <small className="above-4 block size-12 tone-ink-3">
            <Skeleton height={12} width={128} />
          </small>
        </div>
        <div className={cx('grid gap-2', css.title)}>
          <Skeleton height={24} width={104} gap={4} />
          <Skeleton height={14} width={120} gap={4} />
          <Skeleton height={20} width={52} gap={2} />
        </div>
      </div>
      <div className={cx('grid gap-20', css.parties)}>
        <div>
          <Skeleton height={12} width={136} gap={12} />
          {[96, 110, 248, 220, 48].map((width) => (
            <Skeleton key={width} height={12} width={width} gap={8} />
          ))}
        </div>
        <div>
          <Skeleton height={12} width={104} gap={8} />
          <BarRows widths={[100, 116, 84, 112, 92]} />
        </div>
      </div>
      <div className={css.waiting}>
        <BarRows widths={[132, 180]} />
      </div>
      <div className={css.sums}>
        <BarRows widths={[124, 64, 80, 96, 72]} />
      </div>
      <div className={cx('above-24 size-12 line-16 tone-ink-3', css.foot)}>
        <Skeleton height={12} width="72%" gap={12} />
      </div>
    </div>
  )
}
