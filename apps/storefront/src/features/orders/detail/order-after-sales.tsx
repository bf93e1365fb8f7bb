import { AFTER_SALE_STATUS } from '@nusaria/contracts/after-sale-lifecycle'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { AfterSaleStatusTag } from '#commerce/after-sale/after-sale-status-tag.tsx'
import { shownStatus } from '#commerce/order/order-status-tag.tsx'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath, applyRefundPath, faqsPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './order-detail-page.module.css'

const { success, failure } = AFTER_SALE_STATUS

/** What the shopper can do about the order now, and why they can't do something: a key of `order:afterSale`. Null: its requests say enough. */
function whatIsPossible(order: OrderDetail) {
  const { status, pay_method, after_sales = [], actions } = order
  if (actions.includes('after_sale')) {
    if (after_sales.length > 0) return null
    if (status === 'pending_shipment') return 'now.askCancel'
    return status === 'pending_receipt' && shownStatus(order) !== 'delivered' ? 'now.onItsWay' : 'text'
  }
  if (after_sales.some((request) => request.status !== success && request.status !== failure)) return 'now.underWay'
  if (after_sales.length > 0) return status === 'closed' ? null : 'now.nothingLeft'
  if (status === 'pending_payment') return 'now.cancel'
  if (status === 'pending_shipment') return actions.includes('cancel') ? 'now.cancelCash' : 'now.nothingLeft'
  if (status === 'pending_receipt') return pay_method === 'cod' ? 'now.whenDelivered' : 'now.nothingLeft'
  return 'now.over'
}

/** What can be done about an order now, and its requests, newest first. */
export function OrderAfterSales({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation(['order', 'afterSale'])
  const { order_no, status, after_sales = [], actions } = order
  if (status === 'closed' && after_sales.length === 0) return null
  const possible = whatIsPossible(order)
  const shipped = status !== 'pending_shipment'
  return (
    <Panel title={t(shipped ? 'order:afterSale.title' : 'order:afterSale.cancelTitle')}>
      {after_sales.length > 0 && (
        <ul className={css.requests}>
          {after_sales.map(({ after_sale_no, type, status: stage, end_reason, refund_amount }) => (
            <li key={after_sale_no}>
              <Link
                to={afterSaleDetailPath(after_sale_no)}
                className={css.request}
                aria-label={t('order:afterSale.open', { no: after_sale_no })}
              >
                <span className={css.words}>
                  <b>{t(`afterSale:type.${type}`)}</b>
                  <small className="below-4" translate="no">
                    {after_sale_no}
                  </small>
                  <AfterSaleStatusTag request={{ status: stage, end_reason }} />
                </span>
                {refund_amount !== undefined && (
                  <b className="rigid digits" translate="no">
                    {formatRupiah(refund_amount)}
                  </b>
                )}
                <Icon of={ChevronRight} size={16} className={css.more} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {possible && (
        <p className={cx('size-13 line-20 tone-ink-2', after_sales.length > 0 && 'above-8')}>{t(`order:afterSale.${possible}`)}</p>
      )}
      {actions.includes('after_sale') && (
        <LinkButton to={applyRefundPath(order_no)} variant="outline" block className="above-12">
          {t(shipped ? 'order:action.afterSale' : 'order:action.askCancel')}
        </LinkButton>
      )}
      <Link to={faqsPath('afterSale')} className={cx('row above-12 hitArea gap-6 inline size-13 line-24 weight-700', css.help)}>
        <Icon of={CircleHelp} size={16} />
        <span>{t('order:afterSale.help')}</span>
      </Link>
    </Panel>
  )
}
