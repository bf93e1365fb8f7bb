import { verb, verbWith } from '../declare.ts'
import type { MemberName } from '../members.ts'

export type Service = 'search' | 'product' | 'recommendation' | 'voucher' | 'shipping' | 'inventory' | 'order' | 'message'

const member = (member: MemberName) => ({ member })
const coupon = (coupon: string) => ({ coupon })
const service = (service: Service) => ({ service })
const onOrder = verbWith({ needs: 'order' })
const onRequest = verbWith({ needs: 'request' })
const onProduct = verbWith({ needs: 'product' })

/** What the shop does, through the control API: to the order placed last, the request filed last, or the SKU viewed last. */
export const merchantVerbs = {
  restocks: onProduct('Sets the stock of the SKU.', (pieces: number) => ({ pieces })),
  reprices: onProduct('Sets the price of the SKU, in Rupiah.', (price: number) => ({ price })),
  takesOffSale: onProduct('Takes the SKU off sale.'),
  answers: onProduct('Answers the newest question about the product.', (content: string) => ({ content })),
  checksStock: onProduct('This many pieces of the SKU can be sold.', (pieces: number) => ({ pieces })),
  ships: onOrder('Ships the order.'),
  delivers: onOrder('The courier delivers the order.'),
  closes: onOrder('Closes the order.'),
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
  agrees: onRequest('Agrees to the request.'),
  refuses: onRequest("Refuses the request, with the shop's words for why.", (reason: string) => ({ reason })),
  intercepts: onRequest('Has the courier bring the parcel back.'),
  misses: onRequest('The courier came too late for that.'),
  inspects: onRequest('What came back is as it should be.'),
  refunds: onRequest('Sends the money.'),
  failsToRefund: onRequest('The money comes back.', (reason: 'account_closed' | 'name_mismatch' | 'bank_unavailable') => ({ reason })),
}
