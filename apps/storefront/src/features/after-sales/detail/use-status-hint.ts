import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../shared/format/date.ts'
import { useRefundTexts } from './use-refund-texts.ts'

const { awaitingReview, interceptionRequested, refundPending, success, awaitingReturn, pendingInspection } = AFTER_SALE_STATUS

/** Why a request ended without money, and whether that is the last word. */
function useEndReasonText({ end_reason, timeline = [], actions, refund_to: to }: AfterSaleDetail): readonly string[] {
  const { t } = useTranslation('afterSale')
  const note = timeline.at(-1)?.note
  const why = note ? [t('hint.reason', { note })] : []
  const again = t(actions.includes('reapply') ? 'hint.again' : 'hint.closed')
  switch (end_reason) {
    case 'cancelled':
      return [again]
    case 'return_overdue':
      return [t('hint.return_overdue'), again]
    case 'refused':
      return [...why, actions.includes('reapply') ? t('hint.again') : t('hint.contact')]
    case 'refund_failed':
      return [...why, to ? t('hint.refund_failed', { to }) : t('list.retry')]
    default:
      return [...why, t('hint.contact')]
  }
}

/** A sentence or two about what comes next, or how it ended. */
export function useStatusHint(request: AfterSaleDetail): readonly string[] {
  const { t } = useTranslation('afterSale')
  const money = useRefundTexts(request)
  const end = useEndReasonText(request)
  const { status, type, deadline, refunded_at } = request
  switch (status) {
    case awaitingReview:
      return [t(`hint.review.${type}`)]
    case interceptionRequested:
      return [t('hint.interception')]
    case awaitingReturn:
      return deadline ? [t('hint.return', { time: formatDateTime(deadline) })] : []
    case pendingInspection:
      return [t('hint.inspection')]
    case refundPending:
      return [money.underWay]
    case success:
      return refunded_at ? [money.received(refunded_at)] : []
    default:
      return end
  }
}
