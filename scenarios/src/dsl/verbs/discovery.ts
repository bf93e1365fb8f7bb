import { verb, verbWith } from '../declare.ts'

/** The first product of a search that matches `like` and can be bought. */
export interface ProductCriteria {
  readonly like: string
  /** true: with several variants; false: with one. */
  readonly variants?: boolean
  /** purchase limit per order */
  readonly limit?: number
  /** ships free without a voucher */
  readonly seesFreeShipping?: true
}

/** What a list is narrowed to. */
export type ListChoice = 'in stock' | 'free shipping' | 'on sale' | 'well rated' | { readonly brand: string }

const like = (like?: string) => ({ like })
const onProduct = verbWith({ needs: 'product', at: 'product' })
const onList = verbWith({ needs: 'list' })
const onSearch = verbWith({ at: 'search' })

/** Finding products, favourites, restock alerts and messages. */
export const discoveryVerbs = {
  searches: verb('Searches with the search box.', (keyword: string) => ({ keyword })),
  filtersList: onList('Filters the open list; by a brand with `{ brand }`.', (only: ListChoice) => ({ only })),
  addsFromList: onList(
    'Puts the first listed product that matches `like` and is in stock into the cart: the variant selected at first.',
    like,
  ),
  opensListedProduct: onList('Opens the first listed product, or the first that matches `like`.', like),
  looksAt: verb('Searches for a product that can be bought and opens it from the list.', (wish: ProductCriteria) => ({ wish })),
  goesBack: verb('Goes back from a product.', undefined, { only: 'pages' }),
  retries: verb('Presses the retry of a list that failed to load.'),
  removesSearch: onSearch('Removes one keyword from the search history; the others stay.', (keyword: string) => ({ keyword })),
  clearsHistory: onSearch('Clears the search history.'),
  choosesCity: onProduct(
    'Asks what a delivery of the product viewed last to a city costs: the page names the city, and whether cash can pay for it there.',
    (province: string, city: string, cash: boolean) => ({ province, city, cash }),
  ),
  addsFavourite: verb(
    'Presses the heart of the product viewed last, or of the first listed one that matches `like`, without opening it.',
    (like?: string) => ({ like }),
    { at: ({ like }) => (like === undefined ? 'product' : undefined) },
  ),
  requestsRestockAlert: onProduct('Subscribes to a restock alert for the product viewed last, which is sold out.'),
  seesProductAt: verb(
    'The product viewed last comes first on that screen; `viewed` lists all products of the story in their order.',
    (screen: 'favourites' | 'viewed' | 'arrivalNotices') => ({ screen }),
    { needs: 'product' },
  ),
  readsAllMessages: verb('Marks all messages as read; the page then shows none as unread.', undefined, { at: 'messages' }),
  searchesFaqs: verb(
    'Searches the FAQ for a question, given by its text key, and finds only that one.',
    (question: `faqs:${string}`) => ({ question }),
    { only: 'pages', at: 'faqs' },
  ),
}
