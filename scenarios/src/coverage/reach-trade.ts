import type { TradeVerbs } from '../dsl/trade-verbs.ts'
import { acted, type Reaches, touched } from './reach.ts'

/** The cart, the confirm page, orders and payments, and what is kept for them. */
export const tradeReach: Reaches<keyof TradeVerbs> = {
  setsPieces: (_args, { fails }) => (fails ? acted(['cart']) : touched(['cart'])),
  changesVariant: () => acted(['cart']),
  acceptsPrice: () => acted(['cart']),
  movesToFavourites: () => acted(['cart']),
  clearsUnavailable: () => acted(['cart']),
  fillsCart: null,
  refreshesPrice: () => acted(['orderConfirm']),
  usesCoins: () => touched(['orderConfirm']),
  allowsCash: () => acted(['orderConfirm']),
  shipsFree: () => ({ seeded: ['orderConfirm'], ends: ['orderConfirm'] }),
  choosesDelivery: () => touched(['orderConfirm']),
  /** On a phone they stand on a page of their own. */
  choosesAddress: (_args, { layout }) => ({
    acts: ['orderConfirm'],
    seeded: layout === 'mobile' ? ['addresses'] : ['orderConfirm'],
    ends: ['orderConfirm'],
  }),
  /** What the other device ordered is there. */
  opensOtherOrder: (_args, { fails }) => ({ ...(!fails && { seeded: ['orderDetail'] }), ends: ['orderDetail'] }),
  picksNewAddress: () => ({ acts: ['orderDetail'], seeded: ['orderDetail'], ends: ['orderDetail'] }),
  sendsOrderThere: () => acted(['orderDetail']),
  buysAgain: () => ({ acts: ['orderDetail'], ends: ['cart'] }),
  tracks: () => ({ acts: ['shipmentTracking'], seeded: ['shipmentTracking'], effect: ['shipmentTracking'], ends: ['shipmentTracking'] }),
  /** What was bought is named there. */
  writesReview: () => ({ acts: ['orderDetail', 'review'], seeded: ['review'], ends: ['review'] }),
  sendsReview: (_args, { fails }) => (fails ? acted(['review']) : { acts: ['review'], effect: ['review', 'product'], ends: ['product'] }),
  paysByCard: (_args, { fails }) => (fails ? acted(['checkout']) : { acts: ['checkout'], effect: ['gateway'], ends: ['gateway'] }),
  paysBySavedCard: () => ({ acts: ['checkout'], effect: ['checkout', 'gateway'], ends: ['gateway'] }),
  changesMind: () => acted(['checkout']),
  closesTab: () => ({ ends: [] }),
  paysElsewhere: null,
  reports: null,
  redeems: () => acted(['wallet']),
  findsVoucher: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['wallet'], ends: ['wallet'] }),
  seesCoins: () => ({ effect: ['points'], ends: ['points'] }),
  keepsAddress: () => ({ acts: ['addresses', 'addressDetail'], ends: ['addresses'] }),
  makesDefault: () => ({ acts: ['addresses', 'addressDetail'], seeded: ['addressDetail'], ends: ['addresses'] }),
  deletesAddress: () => acted(['addresses']),
  seesDefault: () => ({ effect: ['addresses'], ends: ['addresses'] }),
  keepsCard: (_args, { fails }) =>
    fails ? acted(['paymentOption']) : { acts: ['paymentOption'], effect: ['gateway'], ends: ['gateway'], wayBack: ['paymentOption'] },
  seesCard: () => ({ effect: ['paymentOption'], ends: ['paymentOption'] }),
}
