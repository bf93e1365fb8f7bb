import type { PayMethod } from '@nusaria/contracts/order-entities'
import { say } from './say.ts'
import type { GatewayReport, TradeVerbs } from './trade-verbs.ts'

/** What the person at the screen does with an order, before it is placed and after. */
export const tradeWords = {
  refreshesPrice: () => say('shopper', 'refreshesPrice', {}),
  usesCoins: () => say('shopper', 'usesCoins', {}),
  choosesDelivery: (method: TradeVerbs['choosesDelivery']['method']) => say('shopper', 'choosesDelivery', { method }),
  choosesAddress: (like: string) => say('shopper', 'choosesAddress', { like }),
  opensForeignOrder: () => say('shopper', 'opensForeignOrder', {}),
}

/** What the other device does with the cart and the shopper's order. */
export const otherTradeWords = {
  fillsCart: (lines: number) => say('elsewhere', 'fillsCart', { lines }),
  pays: (method: PayMethod) => say('elsewhere', 'paysElsewhere', { method }),
}

/** The gateway's side of the last payment. */
export const gateway = {
  reports: (report: GatewayReport) => say('gateway', 'reports', { report }),
}
