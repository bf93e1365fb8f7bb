import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../shared/format/date.ts'
import { formatRupiah } from '../../../shared/format/rupiah.ts'

/**
 * Sentences about the money of a request; of one that was paid with coins alone they speak of coins. Where amount or account isn't known they
 * name neither.
 */
export function useRefundTexts({ refund_amount: money, refund, refund_to: to }: AfterSaleDetail) {
  const { t } = useTranslation('afterSale')
  const count = refund?.coins_returned
  if (money === undefined || to === undefined || (money === 0 && count === undefined))
    return { underWay: t('list.hint.refundPending'), received: () => t('list.hint.success'), brief: null, whereTo: null }
  const amount = formatRupiah(money)
  const coins = money === 0
  return {
    underWay: coins ? t('hint.refundCoins', { count }) : t('hint.refund', { amount, to }),
    received: (at: string) =>
      coins ? t('hint.successCoins', { count, time: formatDateTime(at) }) : t('hint.success', { amount, to, time: formatDateTime(at) }),
    brief: coins ? t('eventText.refundedCoins', { count }) : t('eventText.refunded', { amount, to }),
    whereTo: coins ? t('nextText.refundCoins') : t('nextText.refund', { to }),
  }
}
