import { useParams } from 'react-router-dom'
import { useOrderDetailQuery } from '../../entities/order/order-api.ts'
import { OrderMissing } from '../../entities/order/order-page-state.tsx'
import { InvoiceSheet, InvoiceSkeleton } from '../../features/order-detail/invoice-sheet.tsx'
import { failedWith } from '../../shared/api/failure.ts'
import { useBack } from '../../shared/browser/use-back.ts'
import { useTranslation } from '../../shared/i18n/use-translation.ts'
import { orderDetailPath } from '../../shared/paths.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { BackButton } from '../../shared/ui/layout/back-button.tsx'
import { usePageTitle } from '../../shared/ui/layout/page-title.ts'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'
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
