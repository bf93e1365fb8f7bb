import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'

type UnusableVoucher = Confirmation['vouchers_unusable'][number]

/** The wallet as the picker lists it: what can be chosen, and what can't with its reason. */
export interface VoucherOptions {
  readonly usable: readonly WalletVoucher[]
  readonly unusable: readonly UnusableVoucher[]
}

/**
 * Sorts the vouchers of a confirmation for choosing. One that is only unusable because it can't join the ones chosen stays choosable:
 * choosing it replaces them.
 */
export function voucherOptions(confirmation: Confirmation): VoucherOptions {
  const { vouchers_used, vouchers_usable, vouchers_unusable } = confirmation
  const swappable = vouchers_unusable.filter(({ reason }) => reason === 'not_stackable').map(({ voucher }) => voucher)
  const byNo = new Map([...vouchers_used, ...vouchers_usable, ...swappable].map((voucher) => [voucher.voucher_no, voucher]))
  return { usable: [...byNo.values()], unusable: vouchers_unusable.filter(({ reason }) => reason !== 'not_stackable') }
}

/** Whether two vouchers may stand on one order: one shipping voucher, and one discount alone or any number of stackable ones. */
function canCombine(one: WalletVoucher, other: WalletVoucher): boolean {
  if (one.kind !== other.kind) return true
  return one.kind === 'discount' && one.flag_stackable && other.flag_stackable
}

/** Of the chosen vouchers, those that another one can't stand beside: they give way when it is chosen. */
export function conflictingVouchers(chosen: readonly WalletVoucher[], voucher: WalletVoucher): readonly WalletVoucher[] {
  return chosen.filter((other) => other.voucher_no !== voucher.voucher_no && !canCombine(other, voucher))
}

/** Chooses a voucher or lets it go; those it can't stand beside give way. */
export function toggleVoucher(chosen: readonly WalletVoucher[], voucher: WalletVoucher): readonly WalletVoucher[] {
  const others = chosen.filter(({ voucher_no }) => voucher_no !== voucher.voucher_no)
  if (others.length < chosen.length) return others
  const out = conflictingVouchers(chosen, voucher)
  return [...others.filter((other) => !out.includes(other)), voucher]
}
