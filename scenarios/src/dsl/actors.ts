import { afterSaleSteps, merchantAfterSaleSteps } from './after-sale-words.ts'
import { buildStep } from './build-step.ts'
import type { CallArgs, CallName } from './calls.ts'
import { discoverySteps, merchantServiceSteps } from './discovery-words.ts'
import { faultSteps, worldFaultSteps } from './fault-words.ts'
import { identitySteps, merchantAccountSteps } from './identity-words.ts'
import { addressSteps, merchantVoucherSteps } from './offer-words.ts'
import { pageSteps } from './page-verbs.ts'
import type { Screen } from './screens.ts'
import { tradeSteps } from './trade-words.ts'
import type { ProductCriteria, Verbs } from './verbs.ts'

/** The person at the screen. */
export const shopper = {
  ...identitySteps,
  ...addressSteps,
  ...discoverySteps,
  ...tradeSteps,
  ...afterSaleSteps,
  ...pageSteps,
  ...faultSteps,
  opens: (screen: Screen, query?: Readonly<Record<string, string>>) => buildStep('shopper', 'opens', { screen, query }),
  searches: (keyword: string) => buildStep('shopper', 'searches', { keyword }),
  looksAt: (wish: ProductCriteria) => buildStep('shopper', 'looksAt', { wish }),
  addsToCart: (quantity = 1) => buildStep('shopper', 'addsToCart', { quantity }),
  buysNow: (quantity = 1) => buildStep('shopper', 'buysNow', { quantity }),
  hasInCart: (pieces: number) => buildStep('shopper', 'hasInCart', { pieces }),
  goesToConfirm: () => buildStep('shopper', 'goesToConfirm', {}),
  addsAddress: (home: Verbs['addsAddress']['home']) => buildStep('shopper', 'addsAddress', { home }),
  placesOrder: () => buildStep('shopper', 'placesOrder', {}),
  placesOrderTwice: () => buildStep('shopper', 'placesOrderTwice', {}),
  pays: (method: Verbs['pays']['method'], channel?: string) => buildStep('shopper', 'pays', { method, channel }),
  choosesAtGateway: (result: Verbs['choosesAtGateway']['result']) => buildStep('shopper', 'choosesAtGateway', { result }),
  seesOrder: (status: Verbs['seesOrder']['status']) => buildStep('shopper', 'seesOrder', { status }),
  cancelsOrder: () => buildStep('shopper', 'cancelsOrder', {}),
  confirmsReceipt: () => buildStep('shopper', 'confirmsReceipt', {}),
  claims: (coupon: string) => buildStep('shopper', 'claims', { coupon }),
  sees: (text: string, values?: Verbs['sees']['values']) => buildStep('shopper', 'sees', { text, values }),
  isAt: (screen: Screen) => buildStep('shopper', 'isAt', { screen }),
  isBackAt: (screen: Screen) => buildStep('shopper', 'isBackAt', { screen }),
  turnsPhone: (to: 'landscape' | 'portrait') => buildStep('shopper', 'turnsPhone', { to }),
  typesSearch: (text: string) => buildStep('shopper', 'typesSearch', { text }),
  findsTyped: (text: string) => buildStep('shopper', 'findsTyped', { text }),
  reloads: () => buildStep('shopper', 'reloads', {}),
  /** A call that no screen makes in this state. */
  calls: <N extends CallName>(call: N, args: Extract<CallArgs, { call: N }>['args']) =>
    buildStep('shopper', 'calls', { call, args } as CallArgs),
}

/** The shop's own side, through the control API: on the last placed order, or the SKU looked at last. */
export const merchant = {
  ...merchantAccountSteps,
  ...merchantVoucherSteps,
  ...merchantServiceSteps,
  ...merchantAfterSaleSteps,
  restocks: (pieces: number) => buildStep('merchant', 'restocks', { pieces }),
  reprices: (price: number) => buildStep('merchant', 'reprices', { price }),
  takesOff: () => buildStep('merchant', 'takesOff', {}),
  ships: () => buildStep('merchant', 'ships', {}),
  delivers: () => buildStep('merchant', 'delivers', {}),
  closes: () => buildStep('merchant', 'closes', {}),
}

export const world = {
  ...worldFaultSteps,
  advances: (duration: string) => buildStep('world', 'advances', { duration }),
  breaks: (call: CallName, reply: Verbs['breaks']['reply'], times?: number) => buildStep('world', 'breaks', { call, reply, times }),
}
