import type { Language } from '@nusaria/contracts/headers'
import type { VoucherAmount } from '@nusaria/contracts/order-entities'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { templateByNo } from '../voucher/index.ts'
import type { OrderRow } from './tables.ts'

/** The vouchers of a placed order as the API returns them. They stay listed after they were returned to the member. */
export function orderVoucherAmounts({ db }: Pick<WorldCtx, 'db'>, { voucher_amounts }: OrderRow, language: Language): VoucherAmount[] {
  return voucher_amounts.map(({ voucher_no, amount }) => {
    const coupon = templateByNo(db.vouchers.get(voucher_no)?.coupon_no ?? '')
    return { voucher_no, coupon_name: coupon?.name[language] ?? voucher_no, kind: coupon?.kind ?? 'discount', amount }
  })
}
