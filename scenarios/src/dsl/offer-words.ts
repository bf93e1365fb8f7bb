import { say } from './say.ts'

/** What the person at the screen does with addresses. */
export const addressWords = {
  opensAddress: (like?: string) => say('shopper', 'opensAddress', { like }),
  savesAddress: (street: string) => say('shopper', 'savesAddress', { street }),
}

/** What the same member's other device does with them. */
export const otherAddressWords = {
  removesAddress: () => say('elsewhere', 'removesAddress', {}),
}

/** What the shop may do to a coupon. */
export const couponWords = {
  postpones: (coupon: string) => say('merchant', 'changesCoupon', { coupon, event: 'postpone' }),
  ends: (coupon: string) => say('merchant', 'changesCoupon', { coupon, event: 'end' }),
  sellsOut: (coupon: string) => say('merchant', 'changesCoupon', { coupon, event: 'sell_out' }),
  withdraws: (coupon: string) => say('merchant', 'changesCoupon', { coupon, event: 'withdraw' }),
}
