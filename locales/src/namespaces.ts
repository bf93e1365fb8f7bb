/** One JSON file each in every language's folder. */
export const NAMESPACES = [
  'common',
  'home',
  'search',
  'filter',
  'product',
  'errors',
  'auth',
  'account',
  'address',
  'agreement',
  'policyTerms',
  'privacy',
  'accessibility',
  'faqs',
  'cart',
  'order',
  'checkout',
  'cashier',
  'promotion',
  'voucher',
  'orderVoucher',
  'campaign',
  'service',
  'profile',
  'deletion',
  'message',
  'review',
  'pictures',
  'viewer',
  'measures',
  'favourite',
  'viewed',
  'notice',
  'points',
  'card',
  'wallet',
  'afterSale',
  'afterSaleForm',
  'refunds',
  'openApp',
  'consent',
  'pwa',
  'seo',
] as const

/** A group of texts that loads as one. */
export type Namespace = (typeof NAMESPACES)[number]

/** Texts as the JSON files hold them: nested objects of strings. */
export interface Texts {
  readonly [key: string]: string | Texts
}
