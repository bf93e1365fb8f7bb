import type { CallArgs, CallTuple } from '../calls.ts'
import { verb } from '../declare.ts'
import type { Screen } from '../screens.ts'

/** For each page: after finding its data, the shopper does this, sees the effect, and stays on the page. */
export const PAGE_USES = {
  home: 'scroll down: more recommendations',
  search: 'choose a suggested keyword: it is in the history',
  productMissing: 'scroll down: more products to buy instead',
  nowhere: 'scroll down: more products to buy instead',
  favourites: 'remove the first one',
  viewed: 'clear the list',
  arrivalNotices: 'cancel the first alert',
  messages: 'delete the newest message',
  cart: 'add one piece to the first line',
  paymentSuccess: 'scroll down: more products to buy',
  orders: 'cancel the first unpaid order in the list',
  invoice: 'print it',
  afterSales: 'cancel the first request under review in the list',
  afterSale: 'copy the return address',
  refunds: 'filter by received refunds',
  refundSettings: 'make another account the default',
  paymentOption: 'remove an e-wallet',
  tracking: 'a delivered parcel leaves the list',
  trackingDetail: 'the parcel arrives, and the tracking says so',
  voucherTerms: 'open the offer and go back',
  points: 'filter by spent coins and open the newest line',
  me: 'an order is received: one less to receive',
  setLanguage: 'choose another language, and back',
  agreement: 'open the last section from the contents',
  agreementId: 'open the last section from the contents',
  agreementEn: 'open the last section from the contents',
  agreementZh: 'open the last section from the contents',
  policyTerms: 'open the last section from the contents',
  policyTermsId: 'open the last section from the contents',
  policyTermsEn: 'open the last section from the contents',
  policyTermsZh: 'open the last section from the contents',
  privacy: 'open the last section from the contents',
} as const satisfies Partial<Record<Screen, string>>

export type UsedPage = keyof typeof PAGE_USES

/** Screens, and what is seen on them. */
export const pageVerbs = {
  opens: verb('Opens a screen by its address.', (screen: Screen, query?: Readonly<Record<string, string>>) => ({ screen, query })),
  isAt: verb('Is on this screen.', (screen: Screen) => ({ screen }), { only: 'pages' }),
  isBackAt: verb('Is on this screen, with the same query as before.', (screen: Screen) => ({ screen })),
  sees: verb(
    'The page shows a text, by its key: `errors:1101047`.',
    (text: string, values?: Readonly<Record<string, string | number>>) => ({ text, values }),
    { only: 'pages' },
  ),
  reloads: verb('Loads the page again.', undefined, { only: 'pages' }),
  turnsPhone: verb('Turns the phone.', (to: 'landscape' | 'portrait') => ({ to }), { only: 'phone' }),
  calls: verb('Makes a call that no screen makes in this state.', (...[call, args]: CallTuple) => ({ call, args }) as CallArgs, {
    only: 'calls',
  }),
  uses: verb(
    "Uses a page that shows the member's data or the shop's: finds the data, does the page's act, and sees its effect.",
    (screen: UsedPage) => ({ screen, there: PAGE_USES[screen] }),
    { only: 'pages' },
  ),
}
