import { afterSaleWords, requestWords } from './after-sale-words.ts'
import type { CallArgs, CallName } from './calls.ts'
import { discoveryWords, serviceWords } from './discovery-words.ts'
import { faultWords, troubleWords } from './fault-words.ts'
import { accountWords, identityWords } from './identity-words.ts'
import { addressWords, couponWords } from './offer-words.ts'
import { pageWords } from './page-verbs.ts'
import type { Screen } from './places.ts'
import { say } from './say.ts'
import { tradeWords } from './trade-words.ts'
import type { Verbs, Wish } from './verbs.ts'

/** The person at the screen. */
export const shopper = {
  ...identityWords,
  ...addressWords,
  ...discoveryWords,
  ...tradeWords,
  ...afterSaleWords,
  ...pageWords,
  ...faultWords,
  opens: (screen: Screen, query?: Readonly<Record<string, string>>) => say('shopper', 'opens', { screen, query }),
  searches: (keyword: string) => say('shopper', 'searches', { keyword }),
  looksAt: (wish: Wish) => say('shopper', 'looksAt', { wish }),
  addsToCart: (quantity = 1) => say('shopper', 'addsToCart', { quantity }),
  buysNow: (quantity = 1) => say('shopper', 'buysNow', { quantity }),
  hasInCart: (pieces: number) => say('shopper', 'hasInCart', { pieces }),
  goesToConfirm: () => say('shopper', 'goesToConfirm', {}),
  addsAddress: (home: Verbs['addsAddress']['home']) => say('shopper', 'addsAddress', { home }),
  placesOrder: () => say('shopper', 'placesOrder', {}),
  placesOrderTwice: () => say('shopper', 'placesOrderTwice', {}),
  pays: (method: Verbs['pays']['method'], channel?: string) => say('shopper', 'pays', { method, channel }),
  choosesAtGateway: (result: Verbs['choosesAtGateway']['result']) => say('shopper', 'choosesAtGateway', { result }),
  seesOrder: (status: Verbs['seesOrder']['status']) => say('shopper', 'seesOrder', { status }),
  cancelsOrder: () => say('shopper', 'cancelsOrder', {}),
  confirmsReceipt: () => say('shopper', 'confirmsReceipt', {}),
  claims: (coupon: string) => say('shopper', 'claims', { coupon }),
  sees: (text: string, values?: Verbs['sees']['values']) => say('shopper', 'sees', { text, values }),
  isAt: (screen: Screen) => say('shopper', 'isAt', { screen }),
  isBackAt: (screen: Screen) => say('shopper', 'isBackAt', { screen }),
  turnsPhone: (to: 'landscape' | 'portrait') => say('shopper', 'turnsPhone', { to }),
  typesSearch: (text: string) => say('shopper', 'typesSearch', { text }),
  findsTyped: (text: string) => say('shopper', 'findsTyped', { text }),
  reloads: () => say('shopper', 'reloads', {}),
  /** A call that no screen makes in this state. */
  calls: <N extends CallName>(call: N, args: Extract<CallArgs, { call: N }>['args']) => say('shopper', 'calls', { call, args } as CallArgs),
}

/** The shop's own side, through the control API: on the last placed order, or the SKU looked at last. */
export const merchant = {
  ...accountWords,
  ...couponWords,
  ...serviceWords,
  ...requestWords,
  restocks: (pieces: number) => say('merchant', 'restocks', { pieces }),
  reprices: (price: number) => say('merchant', 'reprices', { price }),
  takesOff: () => say('merchant', 'takesOff', {}),
  ships: () => say('merchant', 'ships', {}),
  delivers: () => say('merchant', 'delivers', {}),
  closes: () => say('merchant', 'closes', {}),
}

export const world = {
  ...troubleWords,
  advances: (duration: string) => say('world', 'advances', { duration }),
  breaks: (call: CallName, reply: Verbs['breaks']['reply'], times?: number) => say('world', 'breaks', { call, reply, times }),
}
