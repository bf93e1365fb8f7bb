import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { useTranslation } from 'react-i18next'
import { dateTime } from '../../shared/format/date.ts'
import { rupiah } from '../../shared/format/rupiah.ts'

/** Sentences about the money of a request; of one that was paid with coins alone they speak of coins. */
export function useMoneyWords({ refund_amount: money, refund: { coins_returned: count }, refund_to: to }: AfterSaleDetail) {
  const { t } = useTranslation('afterSale')
  const amount = rupiah(money)
  const coins = money === 0
  return {
    underWay: coins ? t('hint.refundCoins', { count }) : t('hint.refund', { amount, to }),
    received: (at: string) =>
      coins ? t('hint.successCoins', { count, time: dateTime(at) }) : t('hint.success', { amount, to, time: dateTime(at) }),
    brief: coins ? t('eventText.refundedCoins', { count }) : t('eventText.refunded', { amount, to }),
    whereTo: coins ? t('nextText.refundCoins') : t('nextText.refund', { to }),
  }
}
