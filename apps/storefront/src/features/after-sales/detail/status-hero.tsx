import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { statusStyles } from '#commerce/after-sale/status-styles.ts'
import { formatDateTime } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { HeroStatus } from '#ui/layout/hero-page.tsx'
import { useRefundTexts } from './use-refund-texts.ts'

/** Red when the shopper must act, else by status. */
export function heroTone({ status, actions }: AfterSaleDetail) {
  return actions.includes('send_back') || actions.includes('retry') ? 'sambal' : statusStyles[status].heroTone
}

/** For a request that ended without a refund: the reason, and whether the shopper can apply again. */
function useEndTexts({ end_reason, timeline = [], actions, refund_to: to }: AfterSaleDetail): readonly string[] {
  const { t } = useTranslation('afterSale')
  const note = timeline.at(-1)?.note
  const reason = note ? [t('hint.reason', { note })] : []
  const canReapply = actions.includes('reapply')
  const reapply = t(canReapply ? 'hint.again' : 'hint.closed')
  switch (end_reason) {
    case 'cancelled':
      return [reapply]
    case 'return_overdue':
      return [t('hint.return_overdue'), reapply]
    case 'refused':
      return [...reason, t(canReapply ? 'hint.again' : 'hint.contact')]
    case 'refund_failed':
      return [...reason, to ? t('hint.refund_failed', { to }) : t('list.retry')]
    default:
      return [...reason, t('hint.contact')]
  }
}

/** One or two sentences: what comes next, or how the request ended. */
function useHints(request: AfterSaleDetail): readonly string[] {
  const { t } = useTranslation('afterSale')
  const refund = useRefundTexts(request)
  const endTexts = useEndTexts(request)
  const { status, type, deadline, refunded_at } = request
  switch (status) {
    case AFTER_SALE_STATUS.awaitingReview:
      return [t(`hint.review.${type}`)]
    case AFTER_SALE_STATUS.interceptionRequested:
      return [t('hint.interception')]
    case AFTER_SALE_STATUS.awaitingReturn:
      return deadline ? [t('hint.return', { time: formatDateTime(deadline) })] : []
    case AFTER_SALE_STATUS.pendingInspection:
      return [t('hint.inspection')]
    case AFTER_SALE_STATUS.refundPending:
      return [refund.pending]
    case AFTER_SALE_STATUS.success:
      return refunded_at ? [refund.received(refunded_at)] : []
    default:
      return endTexts
  }
}

/** The status of a request and a hint about what comes next. */
export function StatusHero({ request }: { readonly request: AfterSaleDetail }) {
  const { t } = useTranslation('afterSale')
  const hints = useHints(request)
  const { status, end_reason } = request
  const { textKey, icon } = statusStyles[status]
  return (
    <HeroStatus title={end_reason ? t(`headline.${end_reason}`) : t(`status.${textKey}`)} icon={icon}>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </HeroStatus>
  )
}
