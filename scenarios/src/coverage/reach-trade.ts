import type { TradeVerbs } from '../dsl/trade-verbs.ts'
import { actsAndSees, actsOnly, type Reaches } from './reach.ts'

/** The cart, the confirm page, orders and payments, and what is kept for them. */
export const tradeReach: Reaches<keyof TradeVerbs> = {
  setsPieces: (_args, { fails }) => (fails ? actsAndSees(['cart']) : actsOnly(['cart'])),
  changesVariant: () => actsAndSees(['cart']),
  acceptsPrice: () => actsAndSees(['cart']),
  movesToFavourites: () => actsAndSees(['cart']),
  clearsUnavailable: () => actsAndSees(['cart']),
  fillsCart: null,
  refreshesPrice: () => actsAndSees(['orderConfirm']),
  usesCoins: () => actsOnly(['orderConfirm']),
  allowsCash: () => actsAndSees(['orderConfirm']),
  shipsFree: () => ({ seeded: ['orderConfirm'], ends: ['orderConfirm'] }),
  choosesDelivery: () => actsOnly(['orderConfirm']),
  /** On a phone they stand on a page of their own. */
  choosesAddress: (_args, { layout }) => ({
    acts: ['orderConfirm'],
    seeded: layout === 'mobile' ? ['addresses'] : ['orderConfirm'],
    ends: ['orderConfirm'],
  }),
  /** What the other device ordered is there. */
  opensOtherOrder: (_args, { fails }) => ({ ...(!fails && { seeded: ['orderDetail'] }), ends: ['orderDetail'] }),
  picksNewAddress: () => ({ acts: ['orderDetail'], seeded: ['orderDetail'], ends: ['orderDetail'] }),
  sendsOrderThere: () => actsAndSees(['orderDetail']),
  buysAgain: () => ({ acts: ['orderDetail'], ends: ['cart'] }),
  tracks: () => ({ acts: ['shipmentTracking'], seeded: ['shipmentTracking'], effect: ['shipmentTracking'], ends: ['shipmentTracking'] }),
  /** What was bought is named there. */
  writesReview: () => ({ acts: ['orderDetail', 'review'], seeded: ['review'], ends: ['review'] }),
  sendsReview: (_args, { fails }) =>
    fails ? actsAndSees(['review']) : { acts: ['review'], effect: ['review', 'product'], ends: ['product'] },
  paysByCard: (_args, { fails }) => (fails ? actsAndSees(['checkout']) : { acts: ['checkout'], effect: ['gateway'], ends: ['gateway'] }),
  paysBySavedCard: () => ({ acts: ['checkout'], effect: ['checkout', 'gateway'], ends: ['gateway'] }),
  changesMind: () => actsAndSees(['checkout']),
  closesTab: () => ({ ends: [] }),
  paysElsewhere: null,
  reports: null,
  redeems: () => actsAndSees(['wallet']),
  findsVoucher: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['wallet'], ends: ['wallet'] }),
  seesCoins: () => ({ effect: ['points'], ends: ['points'] }),
  keepsAddress: () => ({ acts: ['addresses', 'addressDetail'], ends: ['addresses'] }),
  makesDefault: () => ({ acts: ['addresses', 'addressDetail'], seeded: ['addressDetail'], ends: ['addresses'] }),
  deletesAddress: () => actsAndSees(['addresses']),
  seesDefault: () => ({ effect: ['addresses'], ends: ['addresses'] }),
  keepsCard: (_args, { fails }) =>
    fails
      ? actsAndSees(['paymentOption'])
      : { acts: ['paymentOption'], effect: ['gateway'], ends: ['gateway'], returnTo: ['paymentOption'] },
  seesCard: () => ({ effect: ['paymentOption'], ends: ['paymentOption'] }),
}
