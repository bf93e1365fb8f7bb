import type { AmountKey } from '@nusaria/contracts/amount-list'
import type { OrderState } from '@nusaria/contracts/lifecycle'
import type { Amount } from '../amounts.ts'
import { verb } from '../declare.ts'
import type { HomeAddress } from './addresses.ts'

export interface Review {
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly content: string
  readonly photos: number
}

/** Amounts by row, in Rupiah. */
export type Amounts = { readonly [K in AmountKey]?: Amount }

const like = (like: string) => ({ like })
const confirmPage = { needs: 'confirm page' } as const
const order = { needs: 'order' } as const
const orderPage = { needs: 'order', at: 'orderDetail' } as const

/** The confirm page, orders and reviews. */
export const orderVerbs = {
  addsAddress: verb('Adds an address from the confirm page and returns to it.', (home: HomeAddress) => ({ home }), confirmPage),
  choosesDelivery: verb('Chooses a delivery method.', (method: 'regular' | 'express') => ({ method }), confirmPage),
  usesCoins: verb('Turns coins on.', undefined, confirmPage),
  reopensCash: verb('A voucher closes cash on delivery: chooses the vouchers that leave it open.', undefined, confirmPage),
  refreshesPrice: verb('The confirm page fetches the current price.', undefined, confirmPage),
  seesFreeShipping: verb(
    'Whether the confirm page shows free shipping for the first order.',
    (free: boolean = true) => ({ free }),
    confirmPage,
  ),
  seesAmounts: verb(
    'The confirm page, or the page of the order, shows these amounts in Rupiah; deductions are positive.',
    (at: 'confirm page' | 'order', amounts: Amounts) => ({ at, ...amounts }),
  ),
  placesOrder: verb('Places the order; ends at the cashier.', undefined, confirmPage),
  placesOrderTwice: verb('Taps "place order" twice at once.', undefined, confirmPage),
  seesOrder: verb('The order has this status, on its page and in the list.', (status: OrderState) => ({ status }), order),
  cancelsOrder: verb('Cancels the order on its page.', undefined, order),
  confirmsReceipt: verb('Confirms that the parcel arrived.', undefined, order),
  opensOtherOrder: verb('Opens the order that the other device placed; the story continues with it.', undefined, { needs: 'other device' }),
  picksOrderAddress: verb('Selects the address that contains `like` for the order, without confirming it.', like, orderPage),
  changesOrderAddress: verb('Confirms the selected address.', undefined, { needs: 'picked address' }),
  buysAgain: verb('Puts all products of the order into the cart again.', undefined, order),
  tracks: verb('This many parcels are listed, each with courier and number.', (parcels: number) => ({ parcels }), order),
  writesReview: verb(
    'Writes a review with photos for the first line that can be reviewed, without sending it.',
    (review: Review) => review,
    order,
  ),
  sendsReview: verb('Sends the review; it then comes first on the product.', undefined, { needs: 'written review' }),
}
