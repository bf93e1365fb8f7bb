import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { formatDateTime } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'

/**
 * Sentences about a request's refund. A refund of coins alone has texts of its own. A backend may leave out amount or account: the texts
 * then name neither.
 */
export function useRefundTexts({ refund_amount, refund, refund_to: to }: AfterSaleDetail) {
  const { t } = useTranslation('afterSale')
  const count = refund?.coins_returned
  const coinsOnly = refund_amount === 0
  if (refund_amount === undefined || to === undefined || (coinsOnly && count === undefined))
    return { pending: t('list.hint.refundPending'), received: () => t('list.hint.success'), event: null, next: null }
  const amount = formatRupiah(refund_amount)
  return {
    pending: coinsOnly ? t('hint.refundCoins', { count }) : t('hint.refund', { amount, to }),
    received: (at: string) => {
      const time = formatDateTime(at)
      return coinsOnly ? t('hint.successCoins', { count, time }) : t('hint.success', { amount, to, time })
    },
    /** For the timeline's event. */
    event: coinsOnly ? t('eventText.refundedCoins', { count }) : t('eventText.refunded', { amount, to }),
    /** For the timeline's next step. */
    next: coinsOnly ? t('nextText.refundCoins') : t('nextText.refund', { to }),
  }
}
