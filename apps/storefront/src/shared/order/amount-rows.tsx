import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../format/rupiah.ts'
import { KeyValue, KeyValueList } from '../ui/panel.tsx'
import { Price } from '../ui/price.tsx'
import css from './amount-rows.module.css'

interface Props {
  /** Rupiah, as the server sums them. */
  readonly amounts: OrderDetail['amounts']
  readonly pieces: number
  /** px at a 16 px root, of the total */
  readonly size?: 20 | 24
  /** Rupiah after the discount, before shipping, where it is told. */
  readonly subtotal?: number
  /** Whether the coins of this order are still to come. */
  readonly coins?: 'to come' | 'earned' | 'none'
}

/** An amount stays in one piece. */
const money = (amount: number) => <span className={css.money}>{rupiah(amount)}</span>

/** The sums of an order, row by row, down to what is paid. */
export function AmountRows({ amounts, pieces, size = 20, subtotal, coins = 'to come' }: Props) {
  const { t } = useTranslation('order')
  const items = t('items', { count: pieces })
  const off = [
    ['amount.firstOrder', amounts.first_order_shipping_discount],
    ['amount.shippingDiscount', amounts.shipping_discount],
  ] as const
  return (
    <>
      <KeyValueList>
        <KeyValue label={t(subtotal === undefined ? 'amount.productsCount' : 'amount.products', { items })}>
          {money(amounts.product_amount)}
        </KeyValue>
        {amounts.voucher_discount > 0 && (
          <KeyValue label={t(subtotal === undefined ? 'amount.voucher' : 'amount.discount')} saved>
            {money(-amounts.voucher_discount)}
          </KeyValue>
        )}
        {subtotal !== undefined && <KeyValue label={t('amount.subtotal')}>{money(subtotal)}</KeyValue>}
        <KeyValue label={t('amount.shipping')}>{money(amounts.shipping_fee)}</KeyValue>
        {off.map(
          ([key, amount]) =>
            amount > 0 && (
              <KeyValue key={key} label={t(key)} saved>
                {money(-amount)}
              </KeyValue>
            ),
        )}
        {amounts.coins_used > 0 && (
          <KeyValue label={t('amount.coins', { count: amounts.coins_used })} saved>
            {money(-amounts.coins_discount)}
          </KeyValue>
        )}
      </KeyValueList>
      <div className={css.total}>
        <span>{t('amount.total')}</span>
        <Price amount={amounts.total} size={size} />
      </div>
      {amounts.coins_earned > 0 && coins !== 'none' && (
        <p className={css.earn}>{t(coins === 'earned' ? 'amount.earned' : 'amount.earn', { count: amounts.coins_earned })}</p>
      )}
    </>
  )
}
