import type { AddressLabel } from '@nusaria/contracts/address'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import { buildStep } from './build-step.ts'
import type { GatewayReport, TradeVerbs } from './trade-verbs.ts'
import type { HomeAddress } from './verbs.ts'

const cartSteps = {
  setsPieces: (pieces: number) => buildStep('shopper', 'setsPieces', { pieces }),
  changesVariant: () => buildStep('shopper', 'changesVariant', {}),
  acceptsPrice: () => buildStep('shopper', 'acceptsPrice', {}),
  movesToFavourites: () => buildStep('shopper', 'movesToFavourites', {}),
  clearsUnavailable: () => buildStep('shopper', 'clearsUnavailable', {}),
}

const orderSteps = {
  refreshesPrice: () => buildStep('shopper', 'refreshesPrice', {}),
  usesCoins: () => buildStep('shopper', 'usesCoins', {}),
  allowsCash: () => buildStep('shopper', 'allowsCash', {}),
  shipsFree: (free = true) => buildStep('shopper', 'shipsFree', { free }),
  choosesDelivery: (method: TradeVerbs['choosesDelivery']['method']) => buildStep('shopper', 'choosesDelivery', { method }),
  choosesAddress: (like: string) => buildStep('shopper', 'choosesAddress', { like }),
  opensOtherOrder: () => buildStep('shopper', 'opensOtherOrder', {}),
  picksNewAddress: (like: string) => buildStep('shopper', 'picksNewAddress', { like }),
  sendsOrderThere: () => buildStep('shopper', 'sendsOrderThere', {}),
  buysAgain: () => buildStep('shopper', 'buysAgain', {}),
  tracks: (parcels: number) => buildStep('shopper', 'tracks', { parcels }),
  writesReview: (review: TradeVerbs['writesReview']) => buildStep('shopper', 'writesReview', review),
  sendsReview: () => buildStep('shopper', 'sendsReview', {}),
}

const paymentSteps = {
  paysByCard: (card: TradeVerbs['paysByCard']['card'], keep = false) => buildStep('shopper', 'paysByCard', { card, keep }),
  paysBySavedCard: () => buildStep('shopper', 'paysBySavedCard', {}),
  changesMind: () => buildStep('shopper', 'changesMind', {}),
  closesTab: () => buildStep('shopper', 'closesTab', {}),
}

const memberSteps = {
  redeems: (code: string) => buildStep('shopper', 'redeems', { code }),
  findsVoucher: (coupon: string, state: TradeVerbs['findsVoucher']['state']) => buildStep('shopper', 'findsVoucher', { coupon, state }),
  seesCoins: (reason: TradeVerbs['seesCoins']['reason'], coins?: number) => buildStep('shopper', 'seesCoins', { reason, coins }),
  keepsAddress: (home: HomeAddress, label: AddressLabel) => buildStep('shopper', 'keepsAddress', { home, label }),
  makesDefault: (like: string) => buildStep('shopper', 'makesDefault', { like }),
  deletesAddress: (like: string) => buildStep('shopper', 'deletesAddress', { like }),
  seesDefault: (like: string, label: AddressLabel) => buildStep('shopper', 'seesDefault', { like, label }),
  keepsCard: (card: TradeVerbs['keepsCard']['card']) => buildStep('shopper', 'keepsCard', { card }),
  seesCard: (proven: boolean) => buildStep('shopper', 'seesCard', { proven }),
}

/** What the person at the screen does with the cart, orders, payments, and what is kept for them. */
export const tradeSteps = { ...cartSteps, ...orderSteps, ...paymentSteps, ...memberSteps }

/** What the other device does with the cart and the shopper's order. */
export const elsewhereTradeSteps = {
  fillsCart: (lines: number) => buildStep('elsewhere', 'fillsCart', { lines }),
  pays: (method: PayMethod) => buildStep('elsewhere', 'paysElsewhere', { method }),
}

/** The gateway's side of the last payment. */
export const gateway = {
  reports: (report: GatewayReport) => buildStep('gateway', 'reports', { report }),
}
