import type { OrderDetail } from '@nusaria/contracts/order-entities'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { AfterSaleStatusTag } from '#commerce/after-sale/after-sale-status-tag.tsx'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { afterSaleDetailPath, applyRefundPath, faqsPath } from '#platform/routing/paths.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './order-after-sales.module.css'

/** The after-sales requests of an order, newest first, with a link to a new one while that is possible. */
export function OrderAfterSales({ order: { order_no, after_sales = [], actions } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation(['order', 'afterSale'])
  const open = actions.includes('after_sale')
  if (!open && after_sales.length === 0) return null
  return (
    <Panel
      title={t('order:afterSale.title')}
      action={
        open && (
          <LinkButton to={applyRefundPath(order_no)} variant="outline" size="sm">
            {t('order:action.afterSale')}
          </LinkButton>
        )
      }
    >
      <ul className={css.requests}>
        {after_sales.map(({ after_sale_no, type, status, end_reason, refund_amount }) => (
          <li key={after_sale_no}>
            <Link
              to={afterSaleDetailPath(after_sale_no)}
              className={css.request}
              aria-label={t('order:afterSale.open', { no: after_sale_no })}
            >
              <span className={css.words}>
                <b>{t(`afterSale:type.${type}`)}</b>
                <small translate="no">{after_sale_no}</small>
                <AfterSaleStatusTag request={{ status, end_reason }} />
              </span>
              {refund_amount !== undefined && (
                <b className={css.amount} translate="no">
                  {formatRupiah(refund_amount)}
                </b>
              )}
              <Icon of={ChevronRight} size={16} className={css.more} />
            </Link>
          </li>
        ))}
      </ul>
      {after_sales.length === 0 && <p className={css.text}>{t('order:afterSale.text')}</p>}
      <Link to={faqsPath('afterSale')} className={css.help}>
        <Icon of={CircleHelp} size={16} />
        <span>{t('order:afterSale.help')}</span>
      </Link>
    </Panel>
  )
}
