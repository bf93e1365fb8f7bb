import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSystemMembersrvSystemQuery } from '../../entities/customer-service/system-api.ts'
import { AmountRows } from '../../entities/order/amount-rows.tsx'
import { useOrderDetailQuery } from '../../entities/order/order-api.ts'
import { OrderMissing, OrderSkeleton } from '../../entities/order/order-page-state.tsx'
import { formatContactNumber, usePayMethodText } from '../../features/order-detail/order-info.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { useBack } from '../../shared/browser/use-back.ts'
import { formatDateTime } from '../../shared/format/date.ts'
import { formatRupiah } from '../../shared/format/rupiah.ts'
import { orderDetailPath } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { KeyValue, KeyValueList } from '../../shared/ui/layout/panel.tsx'
import { Button, IconButton, LinkButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Logo } from '../../shared/ui/paint/kawung.tsx'
import css from './page.module.css'

/** `/invoice/:no`: the invoice of an order, without the frame of the shop, to print or save. */
export function InvoicePage() {
  const { t } = useTranslation(['order', 'common', 'errors'])
  const { no = '' } = useParams()
  const toOrder = orderDetailPath(no)
  const goBack = useBack(toOrder)
  const query = useOrderDetailQuery({ order_no: no }, { refetchOnMountOrArgChange: true })
  const order = query.currentData
  const invoice = order?.actions.includes('invoice') === true
  // The file name when the page is saved as PDF.
  usePageTitle(`${t('order:invoice.title')} ${no}`)
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <IconButton label={t('common:action.back')} onClick={goBack}>
          <Icon of={ChevronLeft} size={24} />
        </IconButton>
        <h1>{t('order:invoice.title')}</h1>
        {invoice && <Button onClick={() => window.print()}>{t('order:invoice.print')}</Button>}
      </div>
      {failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : (
        <QueryState
          query={query}
          loading={<OrderSkeleton />}
          isEmpty={() => !invoice}
          empty={
            <EmptyState
              title={t('order:invoice.none')}
              text={t(order?.status === 'closed' ? 'order:invoice.closedText' : 'order:invoice.noneText')}
              action={<LinkButton to={toOrder}>{t('order:tracking.toOrder')}</LinkButton>}
            />
          }
        >
          {(data) => <InvoiceSheet order={data} />}
        </QueryState>
      )}
    </div>
  )
}

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
              {line.product_name}
              {line.spec_values.length > 0 && <small>{line.spec_values.join(', ')}</small>}
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

/** The printed invoice: seller, recipient, lines, amounts, payment. */
function InvoiceSheet({ order }: Props) {
  const { t } = useTranslation('order')
  const { data: system } = useSystemMembersrvSystemQuery()
  const pay = usePayMethodText(order)
  const paid = order.payment_date !== null
  return (
    <article className={css.sheet} aria-label={t('invoice.title')}>
      <header className={css.head}>
        <div>
          <Logo size={28} />
          {system && <small>{system.service.email}</small>}
        </div>
        <div className={css.title}>
          <b>{t('invoice.title')}</b>
          <span>{order.order_no}</span>
          <span className={css.state}>{t(paid ? 'invoice.paid' : 'invoice.dueAtDoor')}</span>
        </div>
      </header>
      <div className={css.parties}>
        <section>
          <h2>{t('invoice.to')}</h2>
          <p>
            <b>{order.recipient}</b>
          </p>
          <p>{formatContactNumber(order.contact_number)}</p>
          <p>{order.delivery_address}</p>
        </section>
        <section>
          <h2>{t('info')}</h2>
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
      <footer className={css.foot}>{t('invoice.foot')}</footer>
    </article>
  )
}
