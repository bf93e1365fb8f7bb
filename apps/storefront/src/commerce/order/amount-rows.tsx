import { type AmountRow, amountList, type OrderSums } from '@nusaria/contracts/amount-list'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { KeyValue, KeyValueList } from '#ui/layout/panel.tsx'
import { Price } from '#ui/primitives/price.tsx'
import css from './amount-rows.module.css'
import { countPieces } from './order-line.tsx'

interface GivenBackProps {
  readonly order: Pick<OrderDetail, 'vouchers_returned' | 'coins_returned'>
}

/** The vouchers and coins that a closed order returned. */
export function GivenBack({ order: { vouchers_returned = [], coins_returned = 0 } }: GivenBackProps) {
  const { t } = useTranslation('order')
  const vouchers = vouchers_returned.map(({ coupon_name }) => t('givenBack.voucher', { name: coupon_name }))
  const items = coins_returned > 0 ? [...vouchers, t('givenBack.coins', { count: coins_returned })] : vouchers
  if (items.length === 0) return null
  return <p>{t('givenBack.text', { items: items.join(', ') })}</p>
}

interface Props {
  readonly of: OrderSums & Pick<OrderDetail, 'lines'>
  /** Font size of the total, in px at a 16 px root. */
  readonly size?: 20 | 24
  readonly coins?: 'to come' | 'earned' | 'none'
  /** Rupiah refunded so far. */
  readonly refunded?: number
  /** Why the shipping fee is unknown; the total is then without it. */
  readonly unknownFee?: string | null
}

const renderMoney = (amount: number) => (
  <span className="nowrap" translate="no">
    {formatRupiah(amount)}
  </span>
)

/** The rows that reduce the shipping fee. If it is waived, they are the reason in its row: separate rows would subtract it twice. */
const isShippingDiscount = ({ key }: AmountRow) => key === 'firstOrder' || key === 'shippingDiscount'

const Reason = ({ children }: { readonly children: ReactNode }) => <small className={css.reason}>{children}</small>

export function AmountRows({ of, size = 20, coins = 'to come', refunded = 0, unknownFee = null }: Props) {
  const { t } = useTranslation('order')
  const { total: toPay, coins_used, coins_earned = 0, shipping_fee, first_order_shipping_discount = 0, shipping_discount = 0 } = of.amounts
  const isWaived = shipping_fee <= first_order_shipping_discount + shipping_discount
  const rows = amountList(of, refunded).filter((row) => !isWaived || !isShippingDiscount(row))
  const total = rows.findIndex(({ key }) => key === 'total')
  const toLabel = ({ key, name }: AmountRow): string => {
    if (key === 'products') return t('amount.products', { items: t('items', { count: countPieces(of.lines) }) })
    if (key === 'coins') return t('amount.coins', { count: coins_used })
    return name === null ? t(`amount.${key}`) : t('amount.named', { label: t(`amount.${key}`), name })
  }
  /** A waived fee is struck through, with the reason, or how much each of several reasons takes off. */
  const renderFee = () => {
    if (unknownFee)
      return (
        <>
          –<Reason>{unknownFee}</Reason>
        </>
      )
    if (!isWaived) return renderMoney(shipping_fee)
    const discounts = amountList(of).filter(isShippingDiscount)
    return (
      <>
        {shipping_fee > 0 && <s className="weight-500 tone-ink-3">{formatRupiah(shipping_fee)}</s>}{' '}
        <span className={css.free}>{t('amount.free')}</span>
        {discounts.map((row) => (
          <Reason key={`${row.key} ${row.name}`}>
            <span>{toLabel(row)}</span>
            {discounts.length > 1 && <> {renderMoney(row.amount)}</>}
          </Reason>
        ))}
      </>
    )
  }
  const show = (row: AmountRow) => (
    <KeyValue key={`${row.key} ${row.name}`} label={toLabel(row)} saved={row.amount < 0}>
      {row.key === 'shipping' ? renderFee() : renderMoney(row.amount)}
    </KeyValue>
  )
  return (
    <>
      <KeyValueList>{rows.slice(0, total).map(show)}</KeyValueList>
      <div className={cx('row above-8 gap-16 align-baseline justify-between weight-700', css.total)}>
        <span>{t(unknownFee ? 'amount.totalWithoutFee' : 'amount.total')}</span>
        <Price amount={toPay} size={size} />
      </div>
      {refunded > 0 && <KeyValueList>{rows.slice(total + 1).map(show)}</KeyValueList>}
      {coins_earned > 0 && coins !== 'none' && (
        <p className="above-8 size-12 line-16 tone-kunyit-ink">
          {t(coins === 'earned' ? 'amount.earned' : 'amount.earn', { count: coins_earned })}
        </p>
      )}
    </>
  )
}
