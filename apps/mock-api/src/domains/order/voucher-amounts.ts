import type { Language } from '@nusaria/contracts/headers'
import type { VoucherAmount } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { templateByNo } from '../voucher/templates.ts'
import type { Quote } from './quote.ts'
import type { OrderRow } from './tables.ts'

/** The discount of each voucher of a quote, discount vouchers first. */
export function quoteVoucherAmounts({ vouchers, shipping_voucher, pricing }: Pick<Quote, 'vouchers' | 'shipping_voucher' | 'pricing'>) {
  const amounts = vouchers.used.map(({ row: { voucher_no }, coupon }) => {
    const shipping = voucher_no === shipping_voucher?.row.voucher_no
    const amount = shipping ? pricing.amounts.shipping_discount : (pricing.by_voucher.get(voucher_no) ?? 0)
    return { coupon, voucher_no, amount }
  })
  return amounts.toSorted((one, other) => Number(one.coupon.kind === 'shipping') - Number(other.coupon.kind === 'shipping'))
}

/** The vouchers of a placed order as the API returns them. They stay listed after they were returned to the member. */
export function orderVoucherAmounts({ db }: Pick<WorldCtx, 'db'>, { voucher_amounts }: OrderRow, language: Language): VoucherAmount[] {
  return voucher_amounts.map(({ voucher_no, amount }) => {
    const coupon = templateByNo(db.vouchers.get(voucher_no)?.coupon_no ?? '')
    return { voucher_no, coupon_name: coupon?.name[language] ?? voucher_no, kind: coupon?.kind ?? 'discount', amount }
  })
}
