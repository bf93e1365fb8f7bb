import type { AddressLabel } from '@nusaria/contracts/address'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PointsReason } from '@nusaria/contracts/points'
import type { HomeAddress } from './verbs.ts'

type Nothing = Record<never, never>

/** What the gateway tells the shop of a payment, as its lifecycle calls it. */
export type GatewayReport = 'pend' | 'succeed' | 'fail' | 'cancel' | 'expire'

/** What the cart takes; the line is that of the SKU looked at last, or else the first one. */
interface CartVerbs {
  setsPieces: { readonly pieces: number }
  /** Takes another variant in stock instead. */
  changesVariant: Nothing
  /** Agrees to a price that has changed since. */
  acceptsPrice: Nothing
  movesToFavourites: Nothing
  /** Takes all out that can't be bought. */
  clearsUnavailable: Nothing
  /** So many different things lie in the member's cart, put there on another device. */
  fillsCart: { readonly lines: number }
}

/** What the confirm page and placed orders take beside the purchase itself. */
interface OrderVerbs {
  /** The confirm page asks anew what the order costs now. */
  refreshesPrice: Nothing
  /** Pays with coins too. */
  usesCoins: Nothing
  /** Of the ways to pay, cash on delivery is closed by a voucher: takes the vouchers that leave it open. */
  allowsCash: Nothing
  /** The confirm page says that this first order ships free; or doesn't say so. */
  shipsFree: { readonly free: boolean }
  choosesDelivery: { readonly method: 'regular' | 'express' }
  /** Another of the member's addresses, by a part of it: at the confirm page. */
  choosesAddress: { readonly like: string }
  /** The page of the order that the other device made; the story goes on with it. */
  opensOtherOrder: Nothing
  /** Of the addresses the order could go to instead, takes one by a part of it; not sent yet. */
  picksNewAddress: { readonly like: string }
  /** Has the order sent there. */
  sendsOrderThere: Nothing
  /** All of the order goes into the cart again. */
  buysAgain: Nothing
  /** So many parcels are on their way, each with its courier and number. */
  tracks: { readonly parcels: number }
  /** Of the first line of the order that waits for one, with photos; not sent yet. */
  writesReview: { readonly stars: 1 | 2 | 3 | 4 | 5; readonly content: string; readonly photos: number }
  /** It then stands first on the product. */
  sendsReview: Nothing
}

/** What paying takes beside the ways themselves. */
interface PayVerbs {
  /** With a card typed at the cashier, kept for the next time or not. */
  paysByCard: { readonly card: 'good' | 'declined'; readonly keep: boolean }
  /** With the card kept before, and its CVN. */
  paysBySavedCard: Nothing
  /** Gives up the payment under way, to choose another. */
  changesMind: Nothing
  /** Closes the tab, and comes back to the shop in another. */
  closesTab: Nothing
  /** Another device pays the shopper's order, or begins to. */
  paysElsewhere: { readonly method: PayMethod }
  /** The gateway reports how the last payment of the order stands. */
  reports: { readonly report: GatewayReport }
}

/** What is kept for the next time: vouchers, coins, addresses, cards. */
interface KeptVerbs {
  /** Types a voucher's code where the vouchers are. */
  redeems: { readonly code: string }
  findsVoucher: { readonly coupon: string; readonly state: 'unused' | 'used' | 'expired' }
  /** One of the two newest lines of the coins' ledger says so; coins as they came, or below zero as they went. */
  seesCoins: { readonly reason: PointsReason; readonly coins?: number }
  /** Adds an address to those kept. */
  keepsAddress: { readonly home: HomeAddress; readonly label: AddressLabel }
  /** The one with this in it, from now on. */
  makesDefault: { readonly like: string }
  deletesAddress: { readonly like: string }
  /** The default address has this in it, and this label. */
  seesDefault: { readonly like: string; readonly label: AddressLabel }
  /** Adds a card to those kept, up to the gateway's page that proves it. */
  keepsCard: { readonly card: 'good' | 'declined' }
  /** One card is kept, and proven or not. */
  seesCard: { readonly proven: boolean }
}

/** What the trade takes beside the purchase itself. */
export interface TradeVerbs extends CartVerbs, OrderVerbs, PayVerbs, KeptVerbs {}
