import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'

type UnusableVoucher = Confirmation['vouchers_unusable'][number]

/** The vouchers of the picker: usable ones, and the others with the reason. */
interface VoucherOptions {
  readonly usable: readonly WalletVoucher[]
  readonly unusable: readonly UnusableVoucher[]
}

/**
 * The vouchers of a confirmation, for the picker. One that only can't be combined with the chosen ones stays usable:
 * choosing it replaces them.
 */
export function voucherOptions(confirmation: Confirmation): VoucherOptions {
  const { vouchers_used, vouchers_usable, vouchers_unusable } = confirmation
  const swappable = vouchers_unusable.filter(({ reason }) => reason === 'not_stackable').map(({ voucher }) => voucher)
  const byNo = new Map([...vouchers_used, ...vouchers_usable, ...swappable].map((voucher) => [voucher.voucher_no, voucher]))
  return { usable: [...byNo.values()], unusable: vouchers_unusable.filter(({ reason }) => reason !== 'not_stackable') }
}

/** Whether two vouchers can be used on one order: at most one for shipping, and one discount or several stackable ones. */
function canCombine(one: WalletVoucher, other: WalletVoucher): boolean {
  if (one.kind !== other.kind) return true
  return one.kind === 'discount' && one.flag_stackable && other.flag_stackable
}

/** The chosen vouchers that can't be combined with another one: it replaces them. */
export function conflictingVouchers(chosen: readonly WalletVoucher[], voucher: WalletVoucher): readonly WalletVoucher[] {
  return chosen.filter((other) => other.voucher_no !== voucher.voucher_no && !canCombine(other, voucher))
}

/** Adds or removes a voucher; adding it removes those it can't be combined with. */
export function toggleVoucher(chosen: readonly WalletVoucher[], voucher: WalletVoucher): readonly WalletVoucher[] {
  const others = chosen.filter(({ voucher_no }) => voucher_no !== voucher.voucher_no)
  if (others.length < chosen.length) return others
  const replaced = conflictingVouchers(chosen, voucher)
  return [...others.filter((other) => !replaced.includes(other)), voucher]
}
