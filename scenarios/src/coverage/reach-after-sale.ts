import type { AfterSaleVerbs } from '../dsl/after-sale-verbs.ts'
import type { Screen } from '../dsl/screens.ts'
import { actsAndSees, type Reach, type Reaches } from './reach.ts'

/** A filled form with a checked refund shows the order's data and the effect of the choices. */
const fillsRequestForm = (refund: number | undefined, from: Screen): Reach => ({
  acts: [from, 'applyRefund'],
  ...(refund !== undefined && { seeded: ['applyRefund'], effect: ['applyRefund'] }),
  ends: ['applyRefund'],
})

/** After-sales requests and refund accounts. */
export const afterSaleReach: Reaches<keyof AfterSaleVerbs> = {
  fillsRequest: ({ refund }) => fillsRequestForm(refund, 'orderDetail'),
  fillsRequestAgain: ({ refund }) => fillsRequestForm(refund, 'afterSale'),
  replacesPicture: () => actsAndSees(['applyRefund']),
  sendsRequest: (_args, { fails }) => {
    // The request of an unreadable reply may have arrived: the page then opens it.
    if (fails === 'malformed') return { acts: ['applyRefund'], ends: ['applyRefund', 'afterSale'] }
    return fails ? actsAndSees(['applyRefund']) : { acts: ['applyRefund'], ends: ['afterSale'] }
  },
  /** From the list, unless its page is open. */
  seesRequest: (_args, { at }) => ({ effect: at.includes('afterSale') ? ['afterSale'] : ['afterSales', 'afterSale'], ends: ['afterSale'] }),
  opensRequest: () => ({ ends: ['afterSale'] }),
  cancelsRequest: () => actsAndSees(['afterSale']),
  returnsGoods: () => actsAndSees(['afterSale']),
  retriesRefund: () => actsAndSees(['afterSale']),
  seesRefund: () => ({ effect: ['refunds'], ends: ['refunds'] }),
  addsRefundAccount: () => actsAndSees(['refundSettings']),
  removesRefundAccount: () => actsAndSees(['refundSettings']),
  hasOrder: null,
  filesRequest: null,
  savesRefundAccount: null,
  uploadsPictures: null,
  updatesRequest: null,
  checksStock: null,
}
