import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { useOrderDetailQuery } from '#commerce/order/api.ts'
import { OrderMissing } from '#commerce/order/order-page-state.tsx'
import { failedWith } from '#platform/api/failure.ts'
import { useBack } from '#platform/browser/use-back.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { BackButton } from '#ui/layout/back-button.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { InvoiceSheet, InvoiceSkeleton } from '../detail/invoice-sheet.tsx'
import css from './invoice-page.module.css'

/** Whether the page is being printed. Firefox takes its copy after `beforeprint`, others also answer the media query. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // The sheet must be there before the browser takes its copy.
    const show = (is: boolean) => flushSync(() => setPrinting(is))
    const onPaper = () => show(paper.matches)
    const [before, after] = [() => show(true), () => show(false)]
    paper.addEventListener('change', onPaper)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      paper.removeEventListener('change', onPaper)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}

/** What is printed in place of an order's page. */
export function PrintedOrder({ order }: { readonly order: OrderDetail }) {
  if (!usePrinting()) return null
  return createPortal(
    <div className={css.printed}>
      <InvoiceSheet order={order} />
    </div>,
    document.body,
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
  usePageTitle(`${t('order:invoice.title')} ${no}`)
  return (
    <div className={css.page}>
      <div className={cx('row below-16 gap-12 justify-between', css.bar)}>
        <BackButton onClick={goBack} />
        <h1>{t('order:invoice.title')}</h1>
        {invoice && <Button onClick={() => window.print()}>{t('order:invoice.print')}</Button>}
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
