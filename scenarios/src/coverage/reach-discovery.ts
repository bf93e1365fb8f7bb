import type { DiscoveryVerbs } from '../dsl/discovery-verbs.ts'
import type { OfferVerbs } from '../dsl/offer-verbs.ts'
import { actsAndSees, actsOnly, type Reaches, type Screens } from './reach.ts'

const MESSAGE_LEADS_TO = { product: 'product', order: 'orderDetail', request: 'afterSale' } as const

/** Finding products, favourites, restock alerts and messages. */
export const discoveryReach: Reaches<keyof DiscoveryVerbs> = {
  /** The category's name is the heading of the list. */
  choosesCategory: (_args, { layout, at, fails }) => ({
    acts: layout === 'mobile' ? ['category'] : at,
    seeded: layout === 'mobile' ? ['category', 'productList'] : ['productList'],
    ...(fails && { effect: ['productList'] }),
    ends: ['productList'],
  }),
  filtersList: () => actsOnly(['productList']),
  /** After filtering, the list shows the effect of the filter. */
  opensListedProduct: (_args, { at, acted: done }) => ({
    acts: at,
    seeded: [...at, 'product'],
    effect: at.filter((screen) => done.has(screen)),
    ends: ['product'],
  }),
  goesBack: (_args, { before }) => ({ ends: before }),
  retries: (_args, { at }) => actsOnly(at),
  clearsHistory: () => actsAndSees(['search']),
  addsFavourite: () => actsAndSees(['product']),
  requestsRestockAlert: (_args, { fails }) => ({
    acts: ['product'],
    effect: ['product'],
    ends: fails === 'SKU_INFO_MISSING' ? ['productMissing'] : ['product'],
  }),
  seesRestockAlert: () => ({ effect: ['product'], ends: ['product'] }),
  seesProductAt: ({ screen }) => ({ effect: [screen], ends: [screen] }),
  opensMessage: ({ about = 'product' }) => ({
    acts: ['messages'],
    effect: ['messages', ...(about === 'product' ? [] : [MESSAGE_LEADS_TO[about]])],
    ends: [MESSAGE_LEADS_TO[about]],
  }),
  hasUnread: () => ({ effect: ['messages'], ends: ['messages'] }),
  readsAllMessages: () => actsOnly(['messages']),
  searchesFaqs: () => ({ acts: ['faqs'], seeded: ['faqs'], effect: ['faqs'], ends: ['faqs'] }),
  changesService: null,
}

const FORM: Screens = ['addressDetail']

/** Offers, and addresses outside a purchase. */
export const offerReach: Reaches<keyof OfferVerbs> = {
  changesCoupon: null,
  /** The form shows the saved address. */
  opensAddress: () => ({ acts: ['addresses'], seeded: ['addresses', 'addressDetail'], ends: FORM }),
  editsAddress: (_args, { fails }) => (fails ? actsAndSees(FORM) : { acts: FORM, ends: ['addresses'] }),
  removesAddress: null,
}
