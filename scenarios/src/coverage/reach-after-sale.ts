import type { AfterSaleVerbs } from '../dsl/after-sale-verbs.ts'
import type { Screen } from '../dsl/places.ts'
import { acted, type Reach, type Reaches } from './reach.ts'

/** The form says what would come back: from what was paid, and by what was chosen. */
const filled = (refund: number | undefined, from: Screen): Reach => ({
  acts: [from, 'applyRefund'],
  ...(refund !== undefined && { seeded: ['applyRefund'], effect: ['applyRefund'] }),
  ends: ['applyRefund'],
})

/** Requests for after-sales, and where their money goes. */
export const afterSaleReach: Reaches<keyof AfterSaleVerbs> = {
  fillsRequest: ({ refund }) => filled(refund, 'orderDetail'),
  fillsAgain: ({ refund }) => filled(refund, 'afterSale'),
  replacesPicture: () => acted(['applyRefund']),
  sendsRequest: (_args, { fails }) => {
    // What can't be read may have arrived: the page then leads to the request.
    if (fails === 'malformed') return { acts: ['applyRefund'], ends: ['applyRefund', 'afterSale'] }
    return fails ? acted(['applyRefund']) : { acts: ['applyRefund'], ends: ['afterSale'] }
  },
  /** By the list, unless its page is open. */
  seesRequest: (_args, { at }) => ({ effect: at.includes('afterSale') ? ['afterSale'] : ['afterSales', 'afterSale'], ends: ['afterSale'] }),
  opensRequest: () => ({ ends: ['afterSale'] }),
  cancelsRequest: () => acted(['afterSale']),
  sendsBack: () => acted(['afterSale']),
  retriesRefund: () => acted(['afterSale']),
  seesRefund: () => ({ effect: ['refunds'], ends: ['refunds'] }),
  addsAccount: () => acted(['refundSettings']),
  removesAccount: () => acted(['refundSettings']),
  has: null,
  files: null,
  keepsAccount: null,
  uploads: null,
  movesRequest: null,
  countsStock: null,
}
