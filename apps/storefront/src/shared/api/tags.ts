/**
 * What cached replies are about. A mutation names what it made stale.
 * `Everything` is on every cached reply: language changes, logins and logouts invalidate it.
 */
export const TAGS = [
  'Everything',
  'Member',
  'Device',
  'Cart',
  'Order',
  'AfterSale',
  'Address',
  'Voucher',
  'SearchHistory',
  'Payment',
  'Favourite',
  'Viewed',
  'Notice',
  'Review',
  'Message',
  'Wallet',
] as const

export type Tag = (typeof TAGS)[number]
