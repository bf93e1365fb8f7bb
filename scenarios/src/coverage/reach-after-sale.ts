import type { AfterSaleVerbs } from '../dsl/after-sale-verbs.ts'
import type { Screen } from '../dsl/screens.ts'
import { actsAndSees, type Reach, type Reaches } from './reach.ts'

/** The form says what would come back: from what was paid, and by what was chosen. */
const fillsForm = (refund: number | undefined, from: Screen): Reach => ({
  acts: [from, 'applyRefund'],
  ...(refund !== undefined && { seeded: ['applyRefund'], effect: ['applyRefund'] }),
  ends: ['applyRefund'],
})

/** Requests for after-sales, and where their money goes. */
export const afterSaleReach: Reaches<keyof AfterSaleVerbs> = {
  fillsRequest: ({ refund }) => fillsForm(refund, 'orderDetail'),
  fillsAgain: ({ refund }) => fillsForm(refund, 'afterSale'),
  replacesPicture: () => actsAndSees(['applyRefund']),
  sendsRequest: (_args, { fails }) => {
    // What can't be read may have arrived: the page then leads to the request.
    if (fails === 'malformed') return { acts: ['applyRefund'], ends: ['applyRefund', 'afterSale'] }
    return fails ? actsAndSees(['applyRefund']) : { acts: ['applyRefund'], ends: ['afterSale'] }
  },
  /** By the list, unless its page is open. */
  seesRequest: (_args, { at }) => ({ effect: at.includes('afterSale') ? ['afterSale'] : ['afterSales', 'afterSale'], ends: ['afterSale'] }),
  opensRequest: () => ({ ends: ['afterSale'] }),
  cancelsRequest: () => actsAndSees(['afterSale']),
  sendsBack: () => actsAndSees(['afterSale']),
  retriesRefund: () => actsAndSees(['afterSale']),
  seesRefund: () => ({ effect: ['refunds'], ends: ['refunds'] }),
  addsAccount: () => actsAndSees(['refundSettings']),
  removesAccount: () => actsAndSees(['refundSettings']),
  has: null,
  files: null,
  keepsAccount: null,
  uploads: null,
  movesRequest: null,
  countsStock: null,
}
