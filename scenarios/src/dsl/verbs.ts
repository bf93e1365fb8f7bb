import type { ErrorName } from '@nusaria/contracts/errors'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import type { AfterSaleVerbs } from './after-sale-verbs.ts'
import type { CallArgs, CallName } from './calls.ts'
import type { DiscoveryVerbs } from './discovery-verbs.ts'
import type { FaultVerbs } from './fault-verbs.ts'
import type { IdentityVerbs } from './identity-verbs.ts'
import type { OfferVerbs } from './offer-verbs.ts'
import type { PageVerbs } from './page-verbs.ts'
import type { Screen } from './screens.ts'
import type { TradeVerbs } from './trade-verbs.ts'

/** A product the shopper has in mind: found by searching for `like`, the first one that can be bought. */
export interface ProductCriteria {
  readonly like: string
  /** It comes in several variants, so that one must be chosen; false: in one alone. */
  readonly variants?: boolean
  /** One order takes so many pieces of it at most. */
  readonly limit?: number
  /** It ships free by itself. */
  readonly shipsFree?: true
}

/** Where the shopper lives. Areas by the official names. */
export interface HomeAddress {
  readonly name: string
  readonly surname: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly postal_code: string
  readonly street: string
}

/** What each verb takes. A driver that misses one doesn't compile. */
export interface Verbs extends IdentityVerbs, OfferVerbs, DiscoveryVerbs, TradeVerbs, AfterSaleVerbs, FaultVerbs, PageVerbs {
  /** Goes to a screen by its address. */
  opens: { readonly screen: Screen; readonly query?: Readonly<Record<string, string>> }
  searches: { readonly keyword: string }
  /** Opens a product that the list shows. */
  looksAt: { readonly wish: ProductCriteria }
  /** Chooses the first variant in stock and puts it into the cart. */
  addsToCart: { readonly quantity: number }
  /** From the product straight to the confirm page. */
  buysNow: { readonly quantity: number }
  /** The cart holds so many pieces. */
  hasInCart: { readonly pieces: number }
  /** From the cart to the confirm page. */
  goesToConfirm: Record<never, never>
  addsAddress: { readonly home: HomeAddress }
  placesOrder: Record<never, never>
  /** Taps "place order" twice at once. */
  placesOrderTwice: Record<never, never>
  pays: { readonly method: PayMethod; readonly channel?: string }
  /** On the gateway's own page. */
  choosesAtGateway: { readonly result: GatewayResult }
  /** The order stands so, on the order page and in the list. */
  seesOrder: { readonly status: 'pending_payment' | 'pending_shipment' | 'pending_receipt' | 'completed' | 'closed' }
  cancelsOrder: Record<never, never>
  confirmsReceipt: Record<never, never>
  claims: { readonly coupon: string }
  /** A text stands on the page: `errors:1101047`. */
  sees: { readonly text: string; readonly values?: Readonly<Record<string, string | number>> }
  /** Is on this screen, with the query it had when last left. */
  isBackAt: { readonly screen: Screen }
  isAt: { readonly screen: Screen }
  turnsPhone: { readonly to: 'landscape' | 'portrait' }
  /** Types into the search box and leaves it there. */
  typesSearch: { readonly text: string }
  /** What was typed into the search box still stands there. */
  findsTyped: { readonly text: string }
  reloads: Record<never, never>
  /** A call with no screen of its own, or one a screen never lets happen. */
  calls: CallArgs
  /** The chosen SKU has so many pieces left. */
  restocks: { readonly pieces: number }
  /** The chosen SKU costs so much from now on, in Rupiah. */
  reprices: { readonly price: number }
  /** The chosen SKU is no longer for sale. */
  takesOff: Record<never, never>
  ships: Record<never, never>
  delivers: Record<never, never>
  closes: Record<never, never>
  /** Lets time pass: an ISO 8601 duration. */
  advances: { readonly duration: string }
  /** From now on, or `times` times, a call answers with an error. */
  breaks: { readonly call: CallName; readonly reply: ErrorName; readonly times?: number }
}

export type Verb = keyof Verbs
