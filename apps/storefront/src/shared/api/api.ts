import { createApi } from '@reduxjs/toolkit/query/react'
import { shopBaseQuery } from './base-query.ts'

/**
 * What cached replies are about. A mutation names the tags that it makes stale.
 * Every cached reply has `Session`: a change of language, a login and a logout invalidate it.
 */
const TAGS = [
  'Session',
  'Member',
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

/** The shop's API slice. It is empty: each feature injects its calls. */
export const api = createApi({ reducerPath: 'api', baseQuery: shopBaseQuery, tagTypes: TAGS, endpoints: () => ({}) })
