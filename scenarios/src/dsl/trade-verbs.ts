import type { AddressLabel } from '@nusaria/contracts/address'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { PointsReason } from '@nusaria/contracts/points'
import type { HomeAddress } from './offer-verbs.ts'

type Nothing = Record<never, never>

/** A payment event that the gateway reports. */
export type GatewayReport = 'pend' | 'succeed' | 'fail' | 'cancel' | 'expire'

/** Verbs of the cart. The line is that of the SKU viewed last, or else the first. */
interface CartVerbs {
  setsPieces: { readonly pieces: number }
  /** Switches to another variant in stock. */
  changesVariant: Nothing
  /** Accepts a changed price. */
  acceptsPrice: Nothing
  movesToFavourites: Nothing
  /** Removes all unavailable lines. */
  clearsUnavailable: Nothing
  /** Another device fills the cart up to this number of lines. */
  fillsCart: { readonly lines: number }
}

/** Verbs of the confirm page and of placed orders. */
interface OrderVerbs {
  /** The confirm page fetches the current price. */
  refreshesPrice: Nothing
  /** Turns coins on. */
  usesCoins: Nothing
  /** A voucher closes cash on delivery: chooses the vouchers that leave it open. */
  reopensCash: Nothing
  /** Whether the confirm page shows free shipping for the first order. */
  seesFreeShipping: { readonly free: boolean }
  choosesDelivery: { readonly method: 'regular' | 'express' }
  /** Chooses the address that contains `like` on the confirm page. */
  choosesAddress: { readonly like: string }
  /** Opens the order that the other device placed; the story continues with it. */
  opensOtherOrder: Nothing
  /** Selects another address for the order, without confirming it. */
  picksOrderAddress: { readonly like: string }
  /** Confirms the selected address. */
  changesOrderAddress: Nothing
  /** Puts all products of the order into the cart again. */
  buysAgain: Nothing
  /** This many parcels are listed, each with courier and number. */
  tracks: { readonly parcels: number }
  /** Writes a review with photos for the first line that can be reviewed, without sending it. */
  writesReview: { readonly stars: 1 | 2 | 3 | 4 | 5; readonly content: string; readonly photos: number }
  /** Sends the review; it then comes first on the product. */
  sendsReview: Nothing
}

/** Verbs of payments. */
interface PayVerbs {
  /** Types a card at the cashier, saved for later or not. */
  paysByCard: { readonly card: 'good' | 'declined'; readonly keep: boolean }
  /** Pays with the saved card and its CVN. */
  paysBySavedCard: Nothing
  /** Cancels the pending payment, to choose another method. */
  abandonsPayment: Nothing
  /** Closes the tab and opens the shop in another. */
  closesTab: Nothing
  /** Another device starts to pay the shopper's order. */
  paysElsewhere: { readonly method: PayMethod }
  /** The gateway reports an event of the order's last payment. */
  reports: { readonly report: GatewayReport }
}

/** Verbs of vouchers, coins, saved addresses and cards. */
interface MemberVerbs {
  /** Redeems a code in the voucher wallet. */
  redeems: { readonly code: string }
  seesVoucher: { readonly coupon: string; readonly state: 'unused' | 'used' | 'expired' }
  /** One of the two newest ledger lines has this reason; spent coins are negative. */
  seesCoins: { readonly reason: PointsReason; readonly coins?: number }
  /** Adds an address in the address list. */
  savesNewAddress: { readonly home: HomeAddress; readonly label: AddressLabel }
  /** Makes the address that contains `like` the default. */
  makesAddressDefault: { readonly like: string }
  deletesAddress: { readonly like: string }
  /** The default address contains `like` and has this label. */
  seesDefaultAddress: { readonly like: string; readonly label: AddressLabel }
  /** Adds a card, up to the gateway's page that verifies it. */
  savesCard: { readonly card: 'good' | 'declined' }
  /** One card is saved, verified or not. */
  seesCard: { readonly proven: boolean }
}

/** Verbs of cart, orders and payments beside the purchase itself. */
export interface TradeVerbs extends CartVerbs, OrderVerbs, PayVerbs, MemberVerbs {}
