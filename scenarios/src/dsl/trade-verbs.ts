import type { PayMethod } from '@nusaria/contracts/order-entities'

type Nothing = Record<never, never>

/** What the gateway tells the shop of a payment, as its lifecycle calls it. */
export type GatewayReport = 'pend' | 'succeed' | 'fail' | 'cancel' | 'expire'

/** What the confirm page, the cashier and placed orders take beside the purchase itself. */
export interface TradeVerbs {
  /** The confirm page asks anew what the order costs now. */
  refreshesPrice: Nothing
  /** Pays with coins too. */
  usesCoins: Nothing
  choosesDelivery: { readonly method: 'regular' | 'express' }
  /** Another of the member's addresses, by a part of it: at the confirm page. */
  choosesAddress: { readonly like: string }
  /** The page of an order that another member made. */
  opensForeignOrder: Nothing
  /** So many different things lie in the member's cart, put there on another device. */
  fillsCart: { readonly lines: number }
  /** Another device pays the shopper's order, or begins to. */
  paysElsewhere: { readonly method: PayMethod }
  /** The gateway reports how the last payment of the order stands. */
  reports: { readonly report: GatewayReport }
}
