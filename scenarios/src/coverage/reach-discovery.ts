import type { DiscoveryVerbs } from '../dsl/discovery-verbs.ts'
import type { OfferVerbs } from '../dsl/offer-verbs.ts'
import { actsAndSees, actsOnly, type Reaches, type Screens } from './reach.ts'

const MESSAGE_LEADS_TO = { product: 'product', order: 'orderDetail', request: 'afterSale' } as const

/** Finding, putting aside and waiting. */
export const discoveryReach: Reaches<keyof DiscoveryVerbs> = {
  /** Its name, as the shop gives it, heads the list. */
  choosesCategory: (_args, { layout, at, fails }) => ({
    acts: layout === 'mobile' ? ['category'] : at,
    seeded: layout === 'mobile' ? ['category', 'productList'] : ['productList'],
    ...(fails && { effect: ['productList'] }),
    ends: ['productList'],
  }),
  narrowsList: () => actsOnly(['productList']),
  /** Once the list was narrowed, what it shows is what came of that. */
  opensListed: (_args, { at, acted: done }) => ({
    acts: at,
    seeded: [...at, 'product'],
    effect: at.filter((screen) => done.has(screen)),
    ends: ['product'],
  }),
  goesBack: (_args, { before }) => ({ ends: before }),
  triesAgain: (_args, { at }) => actsOnly(at),
  clearsHistory: () => actsAndSees(['search']),
  putsAside: () => actsAndSees(['product']),
  asksForArrival: (_args, { fails }) => ({
    acts: ['product'],
    effect: ['product'],
    ends: fails === 'SKU_INFO_MISSING' ? ['productMissing'] : ['product'],
  }),
  waitsForArrival: () => ({ effect: ['product'], ends: ['product'] }),
  findsAt: ({ screen }) => ({ effect: [screen], ends: [screen] }),
  opensMessage: ({ about = 'product' }) => ({
    acts: ['messages'],
    effect: ['messages', ...(about === 'product' ? [] : [MESSAGE_LEADS_TO[about]])],
    ends: [MESSAGE_LEADS_TO[about]],
  }),
  hasUnread: () => ({ effect: ['messages'], ends: ['messages'] }),
  readsAllMessages: () => actsOnly(['messages']),
  /** Among all that stand there it alone is left. */
  searchesFaqs: () => ({ acts: ['faqs'], seeded: ['faqs'], effect: ['faqs'], ends: ['faqs'] }),
  changesService: null,
}

const FORM: Screens = ['addressDetail']

/** Vouchers and addresses beside the purchase. */
export const offerReach: Reaches<keyof OfferVerbs> = {
  changesCoupon: null,
  /** The form shows the address that it is about. */
  opensAddress: () => ({ acts: ['addresses'], seeded: ['addresses', 'addressDetail'], ends: FORM }),
  savesAddress: (_args, { fails }) => (fails ? actsAndSees(FORM) : { acts: FORM, ends: ['addresses'] }),
  removesAddress: null,
}
