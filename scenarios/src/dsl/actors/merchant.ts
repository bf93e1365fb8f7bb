import type { Service } from '../discovery-verbs.ts'
import type { MemberName } from '../members.ts'
import { buildStep } from '../scenario.ts'

/** What the shop does, through the control API: to the order placed last, the request filed last, or the SKU viewed last. */
export const merchant = {
  restocks: (pieces: number) => buildStep('merchant', 'restocks', { pieces }),
  reprices: (price: number) => buildStep('merchant', 'reprices', { price }),
  takesOffSale: () => buildStep('merchant', 'takesOffSale', {}),
  ships: () => buildStep('merchant', 'updatesOrder', { event: 'ship' }),
  delivers: () => buildStep('merchant', 'updatesOrder', { event: 'deliver' }),
  closes: () => buildStep('merchant', 'updatesOrder', { event: 'close' }),
  disables: (member: MemberName) => buildStep('merchant', 'disables', { member }),
  enables: (member: MemberName) => buildStep('merchant', 'enables', { member }),
  flags: (member: MemberName) => buildStep('merchant', 'flags', { member }),
  clears: (member: MemberName) => buildStep('merchant', 'clears', { member }),
  processesDeletion: (member: MemberName) => buildStep('merchant', 'processesDeletion', { member }),
  completesDeletion: (member: MemberName) => buildStep('merchant', 'completesDeletion', { member }),
  postpones: (coupon: string) => buildStep('merchant', 'changesCoupon', { coupon, event: 'postpone' }),
  ends: (coupon: string) => buildStep('merchant', 'changesCoupon', { coupon, event: 'end' }),
  sellsOut: (coupon: string) => buildStep('merchant', 'changesCoupon', { coupon, event: 'sell_out' }),
  withdraws: (coupon: string) => buildStep('merchant', 'changesCoupon', { coupon, event: 'withdraw' }),
  stops: (service: Service) => buildStep('merchant', 'changesService', { service, event: 'stop' }),
  starts: (service: Service) => buildStep('merchant', 'changesService', { service, event: 'start' }),
  recommendsNothing: () => buildStep('merchant', 'changesService', { service: 'recommendation', event: 'empty' }),
  agrees: () => buildStep('merchant', 'updatesRequest', { event: 'agree' }),
  /** With the shop's words for why. */
  refuses: (reason: string) => buildStep('merchant', 'updatesRequest', { event: 'refuse', reason }),
  /** Has the courier bring the parcel back. */
  intercepts: () => buildStep('merchant', 'updatesRequest', { event: 'intercept' }),
  /** The courier came too late for that. */
  misses: () => buildStep('merchant', 'updatesRequest', { event: 'miss' }),
  /** What came back is as it should be. */
  inspects: () => buildStep('merchant', 'updatesRequest', { event: 'inspect' }),
  refunds: () => buildStep('merchant', 'updatesRequest', { event: 'refund' }),
  failsToRefund: (reason: 'account_closed' | 'name_mismatch' | 'bank_unavailable') =>
    buildStep('merchant', 'updatesRequest', { event: 'fail', reason }),
  checksStock: (pieces: number) => buildStep('merchant', 'checksStock', { pieces }),
}
