import type { Verb, Verbs } from '../dsl/verbs.ts'
import { actsAndSees, actsOnly, type Position, type Reach, type Reaches, type Screens } from './reach.ts'
import { afterSaleReach } from './reach-after-sale.ts'
import { discoveryReach, offerReach } from './reach-discovery.ts'
import { faultReach } from './reach-fault.ts'
import { identityReach } from './reach-identity.ts'
import { tradeReach } from './reach-trade.ts'

/** The screen with the search box: a page of its own on a phone. */
const searched = ({ layout, at }: Position): Screens => (layout === 'mobile' ? ['search'] : at)

function pays({ method }: Verbs['pays'], { fails }: Position): Reach {
  const acts: Screens = ['checkout']
  // An order that was paid meanwhile redirects to its result.
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

/** The first product of a story is opened by its address. */
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
  >
> = {
  /** The cashier shows the payment methods. */
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
  claims: (_args, { at, fails }) => ({ ...(fails ? actsAndSees(at) : actsOnly(at)), seeded: at }),
  /** A text alone is no data, but it shows the effect of a change. */
  sees: (_args, { at, changed }) => ({ ...(changed && { effect: at }), ends: at }),
  isBackAt: ({ screen }) => ({ ends: [screen] }),
  isAt: ({ screen }) => ({ ends: [screen] }),
  turnsPhone: (_args, { at }) => actsOnly(at),
  typesSearch: (_args, { at }) => actsOnly(at),
  seesTypedSearch: (_args, { at }) => ({ effect: at, ends: at }),
  reloads: (_args, { at }) => ({ ends: at }),
  usesPage: ({ screen }) => ({ acts: [screen], seeded: [screen], effect: [screen], ends: [screen] }),
  calls: null,
  restocks: null,
  reprices: null,
  takesOffSale: null,
  updatesOrder: null,
  advances: null,
  returnsError: null,
}

/** Every verb's reach. */
export const REACH: Reaches = {
  ...identityReach,
  ...offerReach,
  ...discoveryReach,
  ...tradeReach,
  ...afterSaleReach,
  ...faultReach,
  ...ownReach,
}
