import type { Cart } from '@nusaria/contracts/cart'
import type { WalletVoucher } from '@nusaria/contracts/voucher'

const isDiscount = ({ kind }: WalletVoucher) => kind === 'discount'
/** Rupiah; a percentage without a cap counts as 0. */
const maxDiscount = ({ amount_off, max_off }: WalletVoucher) => amount_off ?? max_off ?? 0

/**
 * The voucher to show, among those that match the selected products: the one with the lowest minimum above the selected amount, or the
 * most valuable one when every minimum is reached.
 */
export function bestVoucher(fitting: readonly WalletVoucher[], { product_amount }: Pick<Cart, 'product_amount'>): WalletVoucher | null {
  const discounts = fitting.filter(isDiscount)
  const ahead = discounts.filter(({ minimum_spend }) => minimum_spend > product_amount)
  const [next] = ahead.toSorted((a, b) => a.minimum_spend - b.minimum_spend || maxDiscount(b) - maxDiscount(a))
  const [best] = discounts.toSorted((a, b) => maxDiscount(b) - maxDiscount(a))
  return next ?? best ?? null
}
