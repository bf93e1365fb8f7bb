import { favouriteContract } from '@nusaria/contracts/favourite'
import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import { injectCalls } from '#platform/api/api.ts'
import type { CallRequest } from '#platform/api/base-query.ts'
import type { Failure } from '#platform/api/failure.ts'

const { status, ...calls } = favouriteContract

export const favouriteApi = injectCalls('favourite', calls, {
  // A full list has a text of its own.
  add: { invalidates: ['Favourite'], toast: { except: ['PRODUCT_PARAMETER_INVALID'] } },
  remove: { invalidates: ['Favourite'], toast: true },
  list: { provides: ['Favourite'], paged: true },
  viewed: { provides: ['Viewed'] },
  viewedClear: { invalidates: ['Viewed'], toast: true },
}).injectEndpoints({
  endpoints: (build) => ({
    favouriteStatus: build.query<boolean, string>({
      queryFn: async (product_no, _api, _options, ask) => {
        const { error, data } = await joinBatch(product_no, ask)
        return error ? { error } : { data: (data as { readonly product_nos: readonly string[] }).product_nos.includes(product_no) }
      },
      providesTags: ['Session', 'Favourite'],
    }),
  }),
})

export const {
  useFavouriteStatusQuery,
  useFavouriteRemoveMutation,
  useFavouriteListInfiniteQuery,
  useFavouriteViewedQuery,
  useFavouriteViewedClearMutation,
} = favouriteApi

export const FAVOURITES_PER_CALL = 50

type Reply = QueryReturnValue<unknown, Failure>

/** The next call; it is sent with every product that is asked for in the same moment. */
let next: { readonly product_nos: string[]; readonly reply: Promise<Reply> } | undefined

function joinBatch(product_no: string, ask: (request: CallRequest) => Reply | PromiseLike<Reply>): Promise<Reply> {
  if (!next || next.product_nos.length === FAVOURITES_PER_CALL) {
    const product_nos: string[] = []
    const reply = new Promise((resolve) => setTimeout(resolve)).then(() => {
      if (next?.product_nos === product_nos) next = undefined
      return ask({ name: 'favourite.status', call: status, args: { product_nos } })
    })
    next = { product_nos, reply }
  }
  next.product_nos.push(product_no)
  return next.reply
}
