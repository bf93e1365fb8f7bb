import type { AddressLabel } from '@nusaria/contracts/address'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import { say } from './say.ts'
import type { GatewayReport, TradeVerbs } from './trade-verbs.ts'
import type { Home } from './verbs.ts'

const cartWords = {
  setsPieces: (pieces: number) => say('shopper', 'setsPieces', { pieces }),
  changesVariant: () => say('shopper', 'changesVariant', {}),
  acceptsPrice: () => say('shopper', 'acceptsPrice', {}),
  movesToFavourites: () => say('shopper', 'movesToFavourites', {}),
  clearsUnavailable: () => say('shopper', 'clearsUnavailable', {}),
}

const orderWords = {
  refreshesPrice: () => say('shopper', 'refreshesPrice', {}),
  usesCoins: () => say('shopper', 'usesCoins', {}),
  allowsCash: () => say('shopper', 'allowsCash', {}),
  shipsFree: (free = true) => say('shopper', 'shipsFree', { free }),
  choosesDelivery: (method: TradeVerbs['choosesDelivery']['method']) => say('shopper', 'choosesDelivery', { method }),
  choosesAddress: (like: string) => say('shopper', 'choosesAddress', { like }),
  opensOtherOrder: () => say('shopper', 'opensOtherOrder', {}),
  picksNewAddress: (like: string) => say('shopper', 'picksNewAddress', { like }),
  sendsOrderThere: () => say('shopper', 'sendsOrderThere', {}),
  buysAgain: () => say('shopper', 'buysAgain', {}),
  tracks: (parcels: number) => say('shopper', 'tracks', { parcels }),
  writesReview: (review: TradeVerbs['writesReview']) => say('shopper', 'writesReview', review),
  sendsReview: () => say('shopper', 'sendsReview', {}),
}

const payWords = {
  paysByCard: (card: TradeVerbs['paysByCard']['card'], keep = false) => say('shopper', 'paysByCard', { card, keep }),
  paysBySavedCard: () => say('shopper', 'paysBySavedCard', {}),
  changesMind: () => say('shopper', 'changesMind', {}),
  closesTab: () => say('shopper', 'closesTab', {}),
}

const keptWords = {
  redeems: (code: string) => say('shopper', 'redeems', { code }),
  findsVoucher: (coupon: string, state: TradeVerbs['findsVoucher']['state']) => say('shopper', 'findsVoucher', { coupon, state }),
  seesCoins: (reason: TradeVerbs['seesCoins']['reason'], coins?: number) => say('shopper', 'seesCoins', { reason, coins }),
  keepsAddress: (home: Home, label: AddressLabel) => say('shopper', 'keepsAddress', { home, label }),
  makesDefault: (like: string) => say('shopper', 'makesDefault', { like }),
  deletesAddress: (like: string) => say('shopper', 'deletesAddress', { like }),
  seesDefault: (like: string, label: AddressLabel) => say('shopper', 'seesDefault', { like, label }),
  keepsCard: (card: TradeVerbs['keepsCard']['card']) => say('shopper', 'keepsCard', { card }),
  seesCard: (proven: boolean) => say('shopper', 'seesCard', { proven }),
}

/** What the person at the screen does with the cart, orders, payments, and what is kept for them. */
export const tradeWords = { ...cartWords, ...orderWords, ...payWords, ...keptWords }

/** What the other device does with the cart and the shopper's order. */
export const otherTradeWords = {
  fillsCart: (lines: number) => say('elsewhere', 'fillsCart', { lines }),
  pays: (method: PayMethod) => say('elsewhere', 'paysElsewhere', { method }),
}

/** The gateway's side of the last payment. */
export const gateway = {
  reports: (report: GatewayReport) => say('gateway', 'reports', { report }),
}
