import type { AmountKey } from '@nusaria/contracts/amount-list'
import type { OrderState } from '@nusaria/contracts/lifecycle'
import type { Amount } from '../amounts.ts'
import { verb, verbWith } from '../declare.ts'
import type { HomeAddress } from './account.ts'

/** Amounts by row, in Rupiah. */
export type Amounts = { readonly [K in AmountKey]?: Amount }

const onConfirm = verbWith({ needs: 'confirm page' })
const onOrder = verbWith({ needs: 'order' })

/** The confirm page and orders. */
export const orderVerbs = {
  addsAddress: onConfirm('Adds an address from the confirm page and returns to it.', (home: HomeAddress) => ({ home })),
  choosesDelivery: onConfirm('Chooses a delivery method.', (method: 'regular' | 'express') => ({ method })),
  usesCoins: onConfirm('Turns coins on.'),
  claimsBest: onConfirm('Claims the vouchers that make the order cheapest; it uses them.'),
  reopensCash: onConfirm('A voucher closes cash on delivery: chooses the vouchers that leave it open.'),
  refreshesPrice: onConfirm('The confirm page fetches the current price.'),
  checksPrices: verbWith({ needs: 'confirm page', only: 'pages' })(
    'Says that the prices that rose since the cart or product page are checked.',
  ),
  seesAmounts: verb(
    'The confirm page, or the page of the order, shows these amounts in Rupiah; deductions are positive.',
    (at: 'confirm page' | 'order', amounts: Amounts) => ({ at, ...amounts }),
  ),
  placesOrder: onConfirm('Places the order; ends at the cashier.'),
  placesOrderTwice: onConfirm('Taps "place order" twice at once.'),
  seesOrder: onOrder('The order has this status, on its page and in the list.', (status: OrderState) => ({ status })),
  seesPaymentChecked: onOrder('A payment of the order is processed: its page, the list and the account page ask for no other payment.'),
  seesGivenBack: onOrder(
    'The page of the closed order says how many vouchers and coins are back, and whether money may still come late.',
    (vouchers: number, coins: Amount, late: 'may come' | 'refunded' | 'none') => ({ vouchers, coins, late }),
  ),
  cancelsOrder: onOrder('Cancels the order on its page.'),
  confirmsReceipt: onOrder('Confirms that the parcel arrived.'),
  opensOtherOrder: verb('Opens the order that the other device placed; the story continues with it.', undefined, { needs: 'other device' }),
  buysAgain: onOrder(
    'Puts all products of the order into the cart again. This many have another price than in the order, and are named; 0 by default.',
    (repriced = 0) => ({ repriced }),
  ),
  tracks: onOrder('This many parcels are listed, each with courier and number.', (parcels: number) => ({ parcels })),
}
