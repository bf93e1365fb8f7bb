import type { Confirmation } from '@nusaria/contracts/order-entities'

/** The vouchers for the picker. One that only can't be combined with the chosen ones stays usable: choosing it replaces them. */
export function voucherOptions({ vouchers_used, vouchers_usable, vouchers_unusable }: Confirmation) {
  const swappable = vouchers_unusable.filter(({ reason }) => reason === 'not_stackable').map(({ voucher }) => voucher)
  const byNo = new Map([...vouchers_used, ...vouchers_usable, ...swappable].map((voucher) => [voucher.voucher_no, voucher]))
  return { usable: [...byNo.values()], unusable: vouchers_unusable.filter(({ reason }) => reason !== 'not_stackable') }
}
