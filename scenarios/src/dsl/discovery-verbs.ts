import type { Category } from './screens.ts'

type Nothing = Record<never, never>

/** A part of the shop's side that may be out of order. */
export type Service = 'search' | 'product' | 'recommendation' | 'voucher' | 'shipping' | 'inventory' | 'order' | 'message'

/** What finding, putting aside and waiting take. */
export interface DiscoveryVerbs {
  /** To a category's products: by the categories' page on a phone, by the header's bar on desktop. */
  choosesCategory: { readonly category: Category }
  /** Shows of the list only what fits. */
  narrowsList: { readonly only: 'in stock' | 'free shipping' }
  /** Opens the first product shown whose name has this in it; without it, the first. */
  opensListed: { readonly like?: string }
  /** From a product to where it was opened. */
  goesBack: Nothing
  /** Presses the retry of what couldn't be listed. */
  triesAgain: Nothing
  clearsHistory: Nothing
  /** Presses the heart of the product looked at last. */
  putsAside: Nothing
  /** Of the product looked at last, which is sold out: asks to hear when it is back. */
  asksForArrival: Nothing
  /** The page says that the shopper will hear. */
  waitsForArrival: Nothing
  /** The product looked at last stands first there; among those viewed, all that were looked at in this story stand in their order. */
  findsAt: { readonly screen: 'favourites' | 'viewed' | 'arrivalNotices' }
  /** Opens the newest message about the product looked at last, or about the order or request of the story, and what it is about. */
  opensMessage: { readonly about?: 'product' | 'order' | 'request' }
  /** The bell says so many are unread. */
  hasUnread: { readonly messages: number }
  /** Marks all messages as read. */
  readsAllMessages: Nothing
  /** Types a question, by the key of its text, into the search of all questions, and finds it alone. */
  searchesFaqs: { readonly question: `faqs:${string}` }
  /** `empty`: recommendations alone; there are none. */
  changesService: { readonly service: Service; readonly event: 'stop' | 'start' | 'empty' }
}
