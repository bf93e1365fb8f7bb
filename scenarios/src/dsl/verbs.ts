import type { ErrorName } from '@nusaria/contracts/errors'
import type { OrderEvent, OrderState } from '@nusaria/contracts/lifecycle'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import type { GatewayResult } from '@nusaria/contracts/payment-entities'
import type { AfterSaleVerbs } from './after-sale-verbs.ts'
import type { CallArgs, CallName } from './calls.ts'
import type { DiscoveryVerbs } from './discovery-verbs.ts'
import type { FaultVerbs } from './fault-verbs.ts'
import type { IdentityVerbs } from './identity-verbs.ts'
import type { HomeAddress, OfferVerbs } from './offer-verbs.ts'
import type { PageVerbs } from './page-verbs.ts'
import type { Screen } from './screens.ts'
import type { TradeVerbs } from './trade-verbs.ts'

/** The first product that can be bought in a search for `like`. */
export interface ProductCriteria {
  readonly like: string
  /** true: with several variants; false: with one. */
  readonly variants?: boolean
  /** purchase limit per order */
  readonly limit?: number
  /** ships free without a voucher */
  readonly seesFreeShipping?: true
}

/** The arguments of each verb. A driver that misses a verb doesn't compile. */
export interface Verbs extends IdentityVerbs, OfferVerbs, DiscoveryVerbs, TradeVerbs, AfterSaleVerbs, FaultVerbs, PageVerbs {
  /** Opens a screen by its address. */
  opens: { readonly screen: Screen; readonly query?: Readonly<Record<string, string>> }
  searches: { readonly keyword: string }
  /** Opens a product from the list. */
  looksAt: { readonly wish: ProductCriteria }
  /** Adds the first variant in stock to the cart. */
  addsToCart: { readonly quantity: number }
  /** Goes from the product to the confirm page. */
  buysNow: { readonly quantity: number }
  /** The cart holds this many pieces. */
  hasInCart: { readonly pieces: number }
  /** Goes from the cart to the confirm page. */
  goesToConfirm: Record<never, never>
  addsAddress: { readonly home: HomeAddress }
  placesOrder: Record<never, never>
  /** Taps "place order" twice at once. */
  placesOrderTwice: Record<never, never>
  pays: { readonly method: PayMethod; readonly channel?: string }
  /** Chooses a result on the gateway's page. */
  choosesAtGateway: { readonly result: GatewayResult }
  /** The order has this status, on its page and in the list. */
  seesOrder: { readonly status: OrderState }
  cancelsOrder: Record<never, never>
  confirmsReceipt: Record<never, never>
  claims: { readonly coupon: string }
  /** The page shows a text, by its key: `errors:1101047`. */
  sees: { readonly text: string; readonly values?: Readonly<Record<string, string | number>> }
  /** Is on this screen, with the same query as before. */
  isBackAt: { readonly screen: Screen }
  isAt: { readonly screen: Screen }
  turnsPhone: { readonly to: 'landscape' | 'portrait' }
  /** Types into the search box without searching. */
  typesSearch: { readonly text: string }
  /** The typed text is still in the search box. */
  seesTypedSearch: { readonly text: string }
  reloads: Record<never, never>
  /** A call that no screen makes. */
  calls: CallArgs
  /** Sets the stock of the chosen SKU. */
  restocks: { readonly pieces: number }
  /** Sets the price of the chosen SKU, in Rupiah. */
  reprices: { readonly price: number }
  /** Takes the chosen SKU off sale. */
  takesOffSale: Record<never, never>
  /** Fires an event of the order placed last. */
  updatesOrder: { readonly event: OrderEvent }
  /** Advances the clock by an ISO 8601 duration. */
  advances: { readonly duration: string }
  /** From now on, or `times` times, a call answers with this error. */
  returnsError: { readonly call: CallName; readonly reply: ErrorName; readonly times?: number }
}

export type Verb = keyof Verbs
