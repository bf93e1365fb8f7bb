import { type AmountRow, amountList, type Sums } from '@nusaria/contracts/amount-list'
import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useTranslation } from 'react-i18next'
import { rupiah } from '../format/rupiah.ts'
import { KeyValue, KeyValueList } from '../ui/panel.tsx'
import { Price } from '../ui/price.tsx'
import css from './amount-rows.module.css'
import { piecesOf } from './order-line.tsx'

interface Props {
  /** An order, placed or about to be. */
  readonly of: Sums & Pick<OrderDetail, 'lines'>
  /** px at a 16 px root, of the total */
  readonly size?: 20 | 24
  /** Whether the coins of this order are still to come. */
  readonly coins?: 'to come' | 'earned' | 'none'
  /** Rupiah given back so far. */
  readonly refunded?: number
  /** Why the shipping fee isn't known yet; the total is then without it. */
  readonly unknownFee?: string | null
}

/** An amount stays in one piece. */
const money = (amount: number) => <span className={css.money}>{rupiah(amount)}</span>

function useLabel(of: Props['of']) {
  const { t } = useTranslation('order')
  return ({ key, name }: AmountRow): string => {
    switch (key) {
      case 'products':
        return t('amount.products', { items: t('items', { count: piecesOf(of.lines) }) })
      case 'coins':
        return t('amount.coins', { count: of.amounts.coins_used })
      default:
        return name === null ? t(`amount.${key}`) : t('amount.named', { label: t(`amount.${key}`), name })
    }
  }
}

/** The shipping fee: struck and free where it is waived, a dash with the reason where it isn't known. */
function Fee({ of: { amounts }, unknownFee }: Pick<Props, 'of' | 'unknownFee'>) {
  const { t } = useTranslation('order')
  const { shipping_fee, first_order_shipping_discount = 0, shipping_discount = 0 } = amounts
  if (unknownFee)
    return (
      <>
        –<small className={css.reason}>{unknownFee}</small>
      </>
    )
  if (shipping_fee > first_order_shipping_discount + shipping_discount) return money(shipping_fee)
  return (
    <>
      {shipping_fee > 0 && <s className={css.waived}>{rupiah(shipping_fee)}</s>} <span className={css.free}>{t('amount.free')}</span>
    </>
  )
}

/** The sums of an order row by row: the same rows in the same words and order on every page. */
export function AmountRows({ of, size = 20, coins = 'to come', refunded = 0, unknownFee = null }: Props) {
  const { t } = useTranslation('order')
  const label = useLabel(of)
  const { total: toPay, coins_earned = 0 } = of.amounts
  const rows = amountList(of, refunded)
  const total = rows.findIndex(({ key }) => key === 'total')
  const show = (row: AmountRow) => (
    <KeyValue key={`${row.key} ${row.name}`} label={label(row)} saved={row.amount < 0}>
      {row.key === 'shipping' ? <Fee of={of} unknownFee={unknownFee} /> : money(row.amount)}
    </KeyValue>
  )
  return (
    <>
      <KeyValueList>{rows.slice(0, total).map(show)}</KeyValueList>
      <div className={css.total}>
        <span>{t(unknownFee ? 'amount.totalWithoutFee' : 'amount.total')}</span>
        <Price amount={toPay} size={size} />
      </div>
      {refunded > 0 && <KeyValueList>{rows.slice(total + 1).map(show)}</KeyValueList>}
      {coins_earned > 0 && coins !== 'none' && (
        <p className={css.earn}>{t(coins === 'earned' ? 'amount.earned' : 'amount.earn', { count: coins_earned })}</p>
      )}
    </>
  )
}
