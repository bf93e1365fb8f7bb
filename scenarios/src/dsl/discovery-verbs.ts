import type { Category } from './screens.ts'

type Nothing = Record<never, never>

/** A service of the shop that can be stopped. */
export type Service = 'search' | 'product' | 'recommendation' | 'voucher' | 'shipping' | 'inventory' | 'order' | 'message'

/** Verbs for finding products, favourites, restock alerts and messages. */
export interface DiscoveryVerbs {
  /** Opens a category's products: from the category page on a phone, from the header on desktop. */
  choosesCategory: { readonly category: Category }
  /** Filters the list. */
  filtersList: { readonly only: 'in stock' | 'free shipping' }
  /** Opens the first listed product, or the first whose name contains `like`. */
  opensListedProduct: { readonly like?: string }
  /** Goes back from a product. */
  goesBack: Nothing
  /** Presses the retry of a list that failed to load. */
  retries: Nothing
  clearsHistory: Nothing
  /** Presses the heart of the product viewed last. */
  addsFavourite: Nothing
  /** Subscribes to a restock alert for the product viewed last, which is sold out. */
  requestsRestockAlert: Nothing
  /** The page says that the alert is set. */
  seesRestockAlert: Nothing
  /** The product viewed last comes first on that screen; `viewed` lists all products of this story in their order. */
  seesProductAt: { readonly screen: 'favourites' | 'viewed' | 'arrivalNotices' }
  /** Opens the newest message about the story's product, order or request, and follows its link. */
  opensMessage: { readonly about?: 'product' | 'order' | 'request' }
  /** The bell shows this number of unread messages. */
  hasUnread: { readonly messages: number }
  /** Marks all messages as read. */
  readsAllMessages: Nothing
  /** Searches the FAQ for a question, given by its text key, and finds only that one. */
  searchesFaqs: { readonly question: `faqs:${string}` }
  /** `empty` is for recommendations alone. */
  changesService: { readonly service: Service; readonly event: 'stop' | 'start' | 'empty' }
}
