import { verb } from '../declare.ts'
import type { MemberName } from '../members.ts'

/** A service of the shop that can be stopped. */
export type Service = 'search' | 'product' | 'recommendation' | 'voucher' | 'shipping' | 'inventory' | 'order' | 'message'

const member = (member: MemberName) => ({ member })
const coupon = (coupon: string) => ({ coupon })
const service = (service: Service) => ({ service })
const order = { needs: 'order' } as const
const request = { needs: 'request' } as const
const product = { needs: 'product' } as const

/** What the shop does, through the control API: to the order placed last, the request filed last, or the SKU viewed last. */
export const merchantVerbs = {
  restocks: verb('Sets the stock of the SKU.', (pieces: number) => ({ pieces }), product),
  reprices: verb('Sets the price of the SKU, in Rupiah.', (price: number) => ({ price }), product),
  takesOffSale: verb('Takes the SKU off sale.', undefined, product),
  checksStock: verb('This many pieces of the SKU can be sold.', (pieces: number) => ({ pieces }), product),
  ships: verb('Ships the order.', undefined, order),
  delivers: verb('The courier delivers the order.', undefined, order),
  closes: verb('Closes the order.', undefined, order),
  disables: verb('Disables the account.', member),
  enables: verb('Enables the account again.', member),
  flags: verb('Risk control holds the account.', member),
  clears: verb('Risk control clears the account.', member),
  processesDeletion: verb('Processes a requested deletion ahead of time.', member),
  completesDeletion: verb('Completes a requested deletion.', member),
  postpones: verb('Postpones a voucher offer until tomorrow.', coupon),
  ends: verb('Ends a voucher offer.', coupon),
  sellsOut: verb('All vouchers of an offer are claimed.', coupon),
  withdraws: verb('Withdraws an offer with the claimed vouchers.', coupon),
  stops: verb('Stops a service.', service),
  starts: verb('Starts a service again.', service),
  recommendsNothing: verb('Recommendations are empty.'),
  agrees: verb('Agrees to the request.', undefined, request),
  refuses: verb("Refuses the request, with the shop's words for why.", (reason: string) => ({ reason }), request),
  intercepts: verb('Has the courier bring the parcel back.', undefined, request),
  misses: verb('The courier came too late for that.', undefined, request),
  inspects: verb('What came back is as it should be.', undefined, request),
  refunds: verb('Sends the money.', undefined, request),
  failsToRefund: verb('The money comes back.', (reason: 'account_closed' | 'name_mismatch' | 'bank_unavailable') => ({ reason }), request),
}
