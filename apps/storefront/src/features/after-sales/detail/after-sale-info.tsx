import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { ReactNode } from 'react'
import { OrderLineRow } from '#commerce/order/order-line.tsx'
import { CopyableNumber } from '#commerce/order/order-status-tag.tsx'
import { PictureThumbnails } from '#commerce/picture/picture-thumbnails.tsx'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { orderDetailPath } from '#platform/routing/paths.ts'
import { KeyValue, KeyValueList, Panel } from '#ui/layout/panel.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { RefundBreakdown } from '../common/refund-breakdown.tsx'
import css from './detail.module.css'

export function AfterSaleInfo({ request, className }: { readonly request: AfterSaleDetail; readonly className?: string }) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no, order_no, lines, picture_list: pictures, status, end_reason } = request
  const endedWithoutRefund = status === AFTER_SALE_STATUS.failure && end_reason !== 'refund_failed'
  const row = (label: string, value: ReactNode) => value && <KeyValue label={label}>{value}</KeyValue>
  const evidence = pictures.length > 0 && (
    <PictureThumbnails
      size="small"
      pictures={pictures}
      name={t('evidence')}
      label={(number) => t('evidenceOne', { number, total: pictures.length })}
    />
  )
  return (
    <Panel className={className}>
      <ul>
        {lines.map((line) => (
          <OrderLineRow key={line.line_no} line={line} linked />
        ))}
      </ul>
      <div className={css.fields}>
        <KeyValueList>
          {row(t('field.number'), <CopyableNumber number={after_sale_no} label={t('copyNumber')} />)}
          {row(t('field.type'), t(`type.${request.type}`))}
          {row(t('field.quantity'), request.quantity)}
          {row(t('field.reason'), t(`reason.${request.reason}`))}
          {row(t('field.description'), request.description && <span className={css.description}>{request.description}</span>)}
          {row(t('field.evidence'), evidence)}
          {row(t('field.appliedAt'), request.applied_at && formatDateTime(request.applied_at))}
          {row(
            t('field.order'),
            <Link to={orderDetailPath(order_no)} className="hitArea underline">
              {order_no}
            </Link>,
          )}
          {!endedWithoutRefund && row(t('field.refundTo'), request.refund_to)}
        </KeyValueList>
      </div>
      {request.refund && (
        <div className={css.fields}>
          <RefundBreakdown refund={request.refund} onlyRequested={endedWithoutRefund} />
        </div>
      )}
    </Panel>
  )
}
