import { buildStep } from './build-step.ts'
import type { Screen } from './screens.ts'

/**
 * What a shopper does on a page that is about what they have, or about what there is: first they find there what the shop knows, then they
 * do this, and see what came of it. They stay on the page.
 */
export const PAGE_USES = {
  home: 'a look further down: more of what is recommended',
  search: 'a word that is recommended: it is among what was searched for',
  productMissing: 'a look further down: more to buy instead',
  nowhere: 'a look further down: more to buy instead',
  favourites: 'the first one is taken away',
  viewed: 'all that was looked at is cleared',
  arrivalNotices: 'the first reminder is cancelled',
  messages: 'the newest one is deleted',
  cart: 'one piece more of the first line',
  paymentSuccess: 'a look further down: more to buy',
  orders: 'the first unpaid one is cancelled in the list',
  invoice: 'it is printed',
  afterSales: 'the first request under review is taken back in the list',
  afterSale: 'the address to send back to is copied',
  refunds: 'only what was received',
  refundSettings: 'an account is made the one that is offered first',
  paymentOption: 'an e-wallet is removed',
  tracking: 'a parcel that arrived is no longer under way',
  trackingDetail: 'the parcel arrives, and its way says so',
  voucherTerms: 'the offer is opened, and left again',
  points: 'only coins that went; the newest one opened',
  me: 'an order is received: one less to receive',
  setLanguage: 'another language, and back',
  agreement: 'its last part by its name',
  agreementId: 'its last part by its name',
  agreementEn: 'its last part by its name',
  agreementZh: 'its last part by its name',
  policyTerms: 'its last part by its name',
  policyTermsId: 'its last part by its name',
  policyTermsEn: 'its last part by its name',
  policyTermsZh: 'its last part by its name',
  privacy: 'its last part by its name',
} as const satisfies Partial<Record<Screen, string>>

export type UsedPage = keyof typeof PAGE_USES

/** Making use of a page, in one step. */
export interface PageVerbs {
  readonly usesPage: { readonly screen: UsedPage; readonly there: string }
}

export const pageSteps = {
  uses: (screen: UsedPage) => buildStep('shopper', 'usesPage', { screen, there: PAGE_USES[screen] }),
}
