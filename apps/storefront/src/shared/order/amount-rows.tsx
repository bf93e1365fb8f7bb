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
}

/** The sums of an order, row by row, down to what is paid. */
export function AmountRows({ amounts, pieces, size = 20 }: Props) {
  const { t } = useTranslation('order')
  const off = [
    ['amount.voucher', amounts.voucher_discount],
    ['amount.firstOrder', amounts.first_order_shipping_discount],
    ['amount.shippingDiscount', amounts.shipping_discount],
  ] as const
  return (
    <>
      <KeyValueList>
        <KeyValue label={t('amount.productsCount', { items: t('items', { count: pieces }) })}>{rupiah(amounts.product_amount)}</KeyValue>
        <KeyValue label={t('amount.shipping')}>{rupiah(amounts.shipping_fee)}</KeyValue>
        {off.map(
          ([key, amount]) =>
            amount > 0 && (
              <KeyValue key={key} label={t(key)} saved>
                {rupiah(-amount)}
              </KeyValue>
            ),
        )}
        {amounts.coins_used > 0 && (
          <KeyValue label={t('amount.coins', { count: amounts.coins_used })} saved>
            {rupiah(-amounts.coins_discount)}
          </KeyValue>
        )}
      </KeyValueList>
      <div className={css.total}>
        <span>{t('amount.total')}</span>
        <Price amount={amounts.total} size={size} />
      </div>
      {amounts.coins_earned > 0 && <p className={css.earn}>{t('amount.earn', { count: amounts.coins_earned })}</p>}
    </>
  )
}
