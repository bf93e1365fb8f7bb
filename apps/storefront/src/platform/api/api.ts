import { createAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { shopBaseQuery } from './base-query.ts'
import { createServerApi } from './server-queries.ts'

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
  'Question',
  'Message',
  'Wallet',
] as const

export type Tag = (typeof TAGS)[number]

/** The server that rendered the page asked already: its replies, as the state of this slice there. */
export const replied = createAction<object>('api/replied')

const create = import.meta.env.SSR ? createServerApi : createApi

/** The shop's API slice. It is empty: each feature injects its calls. */
export const api = create({
  reducerPath: 'api',
  baseQuery: shopBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  extractRehydrationInfo: (action) => (replied.match(action) ? (action.payload as never) : undefined),
  // The whole cache of a rendered page goes with the page: a timer would hold it.
  ...(import.meta.env.SSR ? { keepUnusedDataFor: Number.POSITIVE_INFINITY } : {}),
})
