import { buildStep } from './build-step.ts'

/** What the person at the screen does with addresses. */
export const addressSteps = {
  opensAddress: (like?: string) => buildStep('shopper', 'opensAddress', { like }),
  savesAddress: (street: string) => buildStep('shopper', 'savesAddress', { street }),
}

/** What the same member's other device does with them. */
export const elsewhereAddressSteps = {
  removesAddress: () => buildStep('elsewhere', 'removesAddress', {}),
}

/** What the shop may do to a coupon. */
export const merchantVoucherSteps = {
  postpones: (coupon: string) => buildStep('merchant', 'changesCoupon', { coupon, event: 'postpone' }),
  ends: (coupon: string) => buildStep('merchant', 'changesCoupon', { coupon, event: 'end' }),
  sellsOut: (coupon: string) => buildStep('merchant', 'changesCoupon', { coupon, event: 'sell_out' }),
  withdraws: (coupon: string) => buildStep('merchant', 'changesCoupon', { coupon, event: 'withdraw' }),
}
