import type { Verb, Verbs } from '../dsl/verbs.ts'
import { actsAndSees, actsOnly, type Position, type Reach, type Reaches, type Screens } from './reach.ts'
import { afterSaleReach } from './reach-after-sale.ts'
import { discoveryReach, offerReach } from './reach-discovery.ts'
import { faultReach } from './reach-fault.ts'
import { identityReach } from './reach-identity.ts'
import { pageReach } from './reach-pages.ts'
import { tradeReach } from './reach-trade.ts'

/** To the list by the search box: a page of its own on a phone. */
const searched = ({ layout, at }: Position): Screens => (layout === 'mobile' ? ['search'] : at)

function pays({ method }: Verbs['pays'], { fails }: Position): Reach {
  const acts: Screens = ['checkout']
  // An order that was settled meanwhile leads on to how it went.
  if (fails) return { acts, effect: acts, ends: fails === 'PAYMENT_ORDER_ERROR' ? ['paymentSuccess'] : acts }
  if (method === 'cod') return { acts, effect: ['paymentSuccess'], ends: ['paymentSuccess'] }
  if (method === 'qris' || method === 'virtual_account') return actsAndSees(acts)
  return { acts, effect: ['gateway'], ends: ['gateway'] }
}

function choosesAtGateway({ result }: Verbs['choosesAtGateway'], { fails, returnTo }: Position): Reach {
  const acts: Screens = ['gateway']
  if (fails) return actsAndSees(acts)
  if (returnTo.includes('paymentOption')) return { acts, ends: ['paymentOption'], returnTo: ['home'] }
  return { acts, ends: result === 'success' ? ['paymentSuccess'] : ['checkout'] }
}

/** A first product is come to by its address. */
function looksAt(now: Position): Reach {
  if (now.at.length === 0) return { seeded: ['product'], ends: ['product'] }
  return { acts: [...searched(now), 'productList'], seeded: ['productList', 'product'], ends: ['product'] }
}

const ownReach: Reaches<
  Exclude<
    Verb,
    | keyof typeof identityReach
    | keyof typeof offerReach
    | keyof typeof discoveryReach
    | keyof typeof tradeReach
    | keyof typeof afterSaleReach
    | keyof typeof faultReach
    | keyof typeof pageReach
  >
> = {
  /** The cashier offers its ways to pay. */
  opens: ({ screen }, { fails }) => ({
    ...(screen === 'checkout' && !fails && { seeded: ['checkout'] }),
    ends: fails === 'PRODUCT_INFO_MISSING' ? ['productMissing'] : [screen],
  }),
  searches: (_args, now) => ({ acts: searched(now), ...(now.fails && { effect: ['productList'] }), ends: ['productList'] }),
  looksAt: (_args, now) => looksAt(now),
  addsToCart: () => actsAndSees(['product']),
  buysNow: () => ({ acts: ['product'], ends: ['orderConfirm'] }),
  hasInCart: () => ({ effect: ['cart'], ends: ['cart'] }),
  goesToConfirm: () => ({ acts: ['cart'], ends: ['orderConfirm'] }),
  addsAddress: () => ({ acts: ['orderConfirm', 'addressDetail'], effect: ['orderConfirm'], ends: ['orderConfirm'] }),
  placesOrder: (_args, { fails }) =>
    fails ? actsAndSees(['orderConfirm']) : { acts: ['orderConfirm'], effect: ['checkout'], ends: ['checkout'] },
  placesOrderTwice: () => ({ acts: ['orderConfirm'], effect: ['checkout'], ends: ['checkout'] }),
  pays,
  choosesAtGateway,
  seesOrder: () => ({ effect: ['orders', 'orderDetail'], ends: ['orderDetail'] }),
  cancelsOrder: () => actsAndSees(['orderDetail']),
  confirmsReceipt: () => actsAndSees(['orderDetail']),
  /** Of the vouchers shown there, this one. */
  claims: (_args, { at, fails }) => ({ ...(fails ? actsAndSees(at) : actsOnly(at)), seeded: at }),
  /** A text alone is no data: it tells what came of something. */
  sees: (_args, { at, changed }) => ({ ...(changed && { effect: at }), ends: at }),
  isBackAt: ({ screen }) => ({ ends: [screen] }),
  isAt: ({ screen }) => ({ ends: [screen] }),
  turnsPhone: (_args, { at }) => actsOnly(at),
  typesSearch: (_args, { at }) => actsOnly(at),
  findsTyped: (_args, { at }) => ({ effect: at, ends: at }),
  reloads: (_args, { at }) => ({ ends: at }),
  calls: null,
  restocks: null,
  reprices: null,
  takesOff: null,
  ships: null,
  delivers: null,
  closes: null,
  advances: null,
  breaks: null,
}

/** Every verb's reach. One that is missing doesn't compile. */
export const REACH: Reaches = {
  ...identityReach,
  ...offerReach,
  ...discoveryReach,
  ...tradeReach,
  ...afterSaleReach,
  ...faultReach,
  ...pageReach,
  ...ownReach,
}
