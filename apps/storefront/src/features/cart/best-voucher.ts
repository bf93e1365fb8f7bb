import type { Cart } from '@nusaria/contracts/cart'
import type { WalletVoucher } from '@nusaria/contracts/voucher'

const isDiscount = ({ kind }: WalletVoucher) => kind === 'discount'
/** Rupiah at most; a percentage without a cap counts last. */
const maxDiscount = ({ amount_off, max_off }: WalletVoucher) => amount_off ?? max_off ?? 0

/**
 * The voucher to speak of among those that fit the selected products: the one nearest above what is selected, the next to be had; the most
 * valuable one when all are within reach. Which minimum counts what is the server's to say.
 */
export function bestVoucher(fitting: readonly WalletVoucher[], { product_amount }: Pick<Cart, 'product_amount'>): WalletVoucher | null {
  const discounts = fitting.filter(isDiscount)
  const ahead = discounts.filter(({ minimum_spend }) => minimum_spend > product_amount)
  const [next] = ahead.toSorted((a, b) => a.minimum_spend - b.minimum_spend || maxDiscount(b) - maxDiscount(a))
  const [best] = discounts.toSorted((a, b) => maxDiscount(b) - maxDiscount(a))
  return next ?? best ?? null
}
