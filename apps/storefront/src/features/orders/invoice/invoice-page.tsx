import { maskPhone } from '@nusaria/contracts/account'
import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { keepProvince } from '#commerce/address/format-address.ts'
import { useSystemMembersrvSystemQuery } from '#commerce/customer-service/api.ts'
import { AmountRows } from '#commerce/order/amount-rows.tsx'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { orderStatusStyle, shownStatus, useOrderStatusText } from '#commerce/order/order-status-tag.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath } from '#platform/routing/paths.ts'
import { printInShell } from '#platform/shell/requests.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, QueryState } from '#ui/feedback/state.tsx'
import { BackButton, useBack } from '#ui/layout/back-button.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Logo } from '#ui/primitives/kawung.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Tag } from '#ui/primitives/tag.tsx'
import css from './invoice-page.module.css'

const WayOnSheet = lazyOverlay(() => import('#commerce/in-app/way-on-sheet.tsx').then((m) => ({ default: m.WayOnSheet })))

interface OrderProps {
  readonly order: OrderDetail
}

/** With the country code, masked. */
export function formatContactNumber(contact_number: string): string {
  return `+${LIMITS.phoneCountryCode} ${maskPhone(contact_number.replace(/^0/, ''))}`
}

/** The payment method, with the bank or e-wallet where there is one. */
export function usePayMethodText({ pay_method, pay_channel }: OrderDetail): string | null {
  const { t } = useTranslation('order')
  return pay_method && [t(`method.${pay_method}`), pay_channel].filter(Boolean).join(' · ')
}

function Lines({ order }: OrderProps) {
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
              <span lang={NAMES_LANGUAGE}>{line.product_name}</span>
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

/** An order on paper. It is an invoice once the order has one. */
function InvoiceSheet({ order }: OrderProps) {
  const { t } = useTranslation('order')
  const { data: system } = useSystemMembersrvSystemQuery()
  const pay = usePayMethodText(order)
  const statusText = useOrderStatusText()
  const isInvoice = order.actions.includes('invoice')
  const title = t(isInvoice ? 'invoice.title' : 'detailTitle')
  const isPaid = order.payment_date !== null
  const state = isInvoice ? t(isPaid ? 'invoice.paid' : 'invoice.dueAtDoor') : statusText(order)
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
          <p className="breaks">{keepProvince(order.delivery_address)}</p>
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

/** The frame of an invoice with two lines. */
function InvoiceSkeleton() {
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

/** Whether the page is being printed. Firefox takes its copy after `beforeprint`, others also answer the media query. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const listeners = new AbortController()
    const { signal } = listeners
    // The sheet must be rendered before the browser takes its copy.
    const show = (is: boolean) => flushSync(() => setPrinting(is))
    paper.addEventListener('change', () => show(paper.matches), { signal })
    window.addEventListener('beforeprint', () => show(true), { signal })
    window.addEventListener('afterprint', () => show(false), { signal })
    return () => listeners.abort()
  }, [])
  return printing
}

/** What is printed in place of an order's page. */
export function PrintedOrder({ order }: OrderProps) {
  if (!usePrinting()) return null
  return createPortal(
    <div className={css.printed}>
      <InvoiceSheet order={order} />
    </div>,
    document.body,
  )
}

/** Prints by the browser, or by the app around the page. Where an app can't, a sheet says how to go on. */
function PrintButton({ title }: { readonly title: string }) {
  const { t } = useTranslation('order')
  const [unable, setUnable] = useState(false)
  const mounted = useLazyMount(unable)
  const print = () => {
    if (printInShell(title)) return
    if (inAppBrowser() === null) window.print()
    else setUnable(true)
  }
  return (
    <>
      <Button onClick={print}>{t('invoice.print')}</Button>
      {mounted && <WayOnSheet open={unable} onClose={() => setUnable(false)} what="print" address={window.location.href} />}
    </>
  )
}

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
  const title = `${t('order:invoice.title')} ${no}`
  usePageTitle(title)
  return (
    <div className={css.page}>
      <div className={cx('row below-16 gap-12 justify-between', css.bar)}>
        <BackButton onClick={goBack} />
        <h1>{t('order:invoice.title')}</h1>
        {invoice && <PrintButton title={title} />}
      </div>
      {failedWith(query.error, 'ORDER_NOT_FOUND', 'ORDER_UNAUTHORIZED', 'ORDER_PARAMETER_INVALID') ? (
        <OrderMissing />
      ) : (
        <QueryState
          query={query}
          loading={<InvoiceSkeleton />}
          isEmpty={() => !invoice}
          empty={
            <EmptyState
              drawing="orders"
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
