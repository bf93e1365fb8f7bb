import type { AfterSaleItem } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { AfterSaleStatusTag } from '../../../entities/after-sale/after-sale-status-tag.tsx'
import { GoodsRow } from '../../../entities/order/order-line.tsx'
import { formatDateTime } from '../../../shared/format/date.ts'
import { afterSaleDetailPath } from '../../../shared/paths.ts'
import type { ClockSkew } from '../../../shared/time/server-clock.ts'
import { CardFoot, ListCard } from '../../../shared/ui/layout/list-card.tsx'
import css from './after-sale-card.module.css'
import { AfterSaleCardActions } from './after-sale-card-actions.tsx'
import { NextStepStrip } from './next-step-strip.tsx'

export type AfterSaleListItem = z.output<typeof AfterSaleItem>

interface Props {
  readonly request: AfterSaleListItem
  readonly skew: ClockSkew
  /** Its deadline passed: it ends. */
  readonly onExpire: () => void
  readonly onCancel: () => void
}

/** A request in the list: what it is about, where it stands, what comes next, what it gives back. */
export function AfterSaleCard({ request, skew, onExpire, onCancel }: Props) {
  const { t } = useTranslation('afterSale')
  const { after_sale_no, applied_at, status, end_reason, lines, quantity, type, refund_amount, actions } = request
  const comesBack = status !== AFTER_SALE_STATUS.failure || end_reason === 'refund_failed'
  const amountOf = lines.length > 1 ? t('list.refundOf', { items: t('list.items', { count: quantity }) }) : t('list.refund')
  return (
    <ListCard
      to={afterSaleDetailPath(after_sale_no)}
      label={t('list.open', { no: after_sale_no })}
      name={
        <span className={css.name}>
          <b>{t(`type.${type}`)}</b>
          {after_sale_no}
        </span>
      }
      note={applied_at && formatDateTime(applied_at)}
      tag={<AfterSaleStatusTag request={request} />}
    >
      <GoodsRow lines={lines} />
      <NextStepStrip request={request} skew={skew} onExpire={onExpire} />
      <CardFoot label={comesBack ? amountOf : t('refund.asked')} amount={refund_amount}>
        <AfterSaleCardActions afterSaleNo={after_sale_no} actions={actions} onCancel={onCancel} />
      </CardFoot>
    </ListCard>
  )
}
