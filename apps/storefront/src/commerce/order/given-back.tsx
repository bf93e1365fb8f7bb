import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useTranslation } from '#platform/i18n/use-translation.ts'

type Facts = Pick<OrderDetail, 'vouchers_returned' | 'coins_returned'>

/** The vouchers and coins that a closed order returned; nothing where it returned none. */
export function GivenBack({ order: { vouchers_returned = [], coins_returned = 0 } }: { readonly order: Facts }) {
  const { t } = useTranslation('order')
  const vouchers = vouchers_returned.map(({ coupon_name }) => t('givenBack.voucher', { name: coupon_name }))
  const items = coins_returned > 0 ? [...vouchers, t('givenBack.coins', { count: coins_returned })] : vouchers
  if (items.length === 0) return null
  return <p>{t('givenBack.text', { items: items.join(', ') })}</p>
}
