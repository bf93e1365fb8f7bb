import type { TradeVerbs } from '../dsl/trade-verbs.ts'
import { actsAndSees, actsOnly, type Reaches } from './reach.ts'

/** Cart, confirm page, orders, payments, saved vouchers, addresses and cards. */
export const tradeReach: Reaches<keyof TradeVerbs> = {
  setsPieces: (_args, { fails }) => (fails ? actsAndSees(['cart']) : actsOnly(['cart'])),
  changesVariant: () => actsAndSees(['cart']),
  acceptsPrice: () => actsAndSees(['cart']),
  movesToFavourites: () => actsAndSees(['cart']),
  clearsUnavailable: () => actsAndSees(['cart']),
  fillsCart: null,
  refreshesPrice: () => actsAndSees(['orderConfirm']),
  usesCoins: () => actsOnly(['orderConfirm']),
  reopensCash: () => actsAndSees(['orderConfirm']),
  seesFreeShipping: () => ({ seeded: ['orderConfirm'], ends: ['orderConfirm'] }),
  choosesDelivery: () => actsOnly(['orderConfirm']),
  /** On a phone the addresses are a page of their own. */
  choosesAddress: (_args, { layout }) => ({
    acts: ['orderConfirm'],
    seeded: layout === 'mobile' ? ['addresses'] : ['orderConfirm'],
    ends: ['orderConfirm'],
  }),
  opensOtherOrder: (_args, { fails }) => ({ ...(!fails && { seeded: ['orderDetail'] }), ends: ['orderDetail'] }),
  picksOrderAddress: () => ({ acts: ['orderDetail'], seeded: ['orderDetail'], ends: ['orderDetail'] }),
  changesOrderAddress: () => actsAndSees(['orderDetail']),
  buysAgain: () => ({ acts: ['orderDetail'], ends: ['cart'] }),
  tracks: () => ({ acts: ['shipmentTracking'], seeded: ['shipmentTracking'], effect: ['shipmentTracking'], ends: ['shipmentTracking'] }),
  writesReview: () => ({ acts: ['orderDetail', 'review'], seeded: ['review'], ends: ['review'] }),
  sendsReview: (_args, { fails }) =>
    fails ? actsAndSees(['review']) : { acts: ['review'], effect: ['review', 'product'], ends: ['product'] },
  paysByCard: (_args, { fails }) => (fails ? actsAndSees(['checkout']) : { acts: ['checkout'], effect: ['gateway'], ends: ['gateway'] }),
  paysBySavedCard: () => ({ acts: ['checkout'], effect: ['checkout', 'gateway'], ends: ['gateway'] }),
  abandonsPayment: () => actsAndSees(['checkout']),
  closesTab: () => ({ ends: [] }),
  paysElsewhere: null,
  reports: null,
  redeems: () => actsAndSees(['wallet']),
  seesVoucher: (_args, { changed }) => ({ [changed ? 'effect' : 'seeded']: ['wallet'], ends: ['wallet'] }),
  seesCoins: () => ({ effect: ['points'], ends: ['points'] }),
  savesNewAddress: () => ({ acts: ['addresses', 'addressDetail'], ends: ['addresses'] }),
  makesAddressDefault: () => ({ acts: ['addresses', 'addressDetail'], seeded: ['addressDetail'], ends: ['addresses'] }),
  deletesAddress: () => actsAndSees(['addresses']),
  seesDefaultAddress: () => ({ effect: ['addresses'], ends: ['addresses'] }),
  savesCard: (_args, { fails }) =>
    fails
      ? actsAndSees(['paymentOption'])
      : { acts: ['paymentOption'], effect: ['gateway'], ends: ['gateway'], returnTo: ['paymentOption'] },
  seesCard: () => ({ effect: ['paymentOption'], ends: ['paymentOption'] }),
}
