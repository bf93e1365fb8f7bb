import { pickCalls } from '@nusaria/contracts/contract'
import { favouriteContract } from '@nusaria/contracts/favourite'
import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import { api } from '#platform/api/api.ts'
import type { CallRequest } from '#platform/api/base-query.ts'
import { endpointsOf } from '#platform/api/endpoints-of.ts'
import type { Failure } from '#platform/api/failure.ts'

const { status } = pickCalls(favouriteContract, 'status')

/** products per call */
export const FAVOURITES_PER_CALL = 50

type Reply = QueryReturnValue<unknown, Failure>

interface Batch {
  readonly product_nos: string[]
  readonly reply: Promise<Reply>
}

/** The next call; it goes out with every product that is asked for in the same moment. */
let next: Batch | undefined

function joinBatch(product_no: string, ask: (request: CallRequest) => Reply | PromiseLike<Reply>): Promise<Reply> {
  if (!next || next.product_nos.length === FAVOURITES_PER_CALL) {
    const product_nos: string[] = []
    const request = { name: 'favourite.status', call: status, args: { product_nos }, suppressToast: true } as const
    const reply = new Promise((resolve) => setTimeout(resolve)).then(() => {
      if (next?.product_nos === product_nos) next = undefined
      return ask({ ...request, ignoreSessionExpiry: false })
    })
    next = { product_nos, reply }
  }
  next.product_nos.push(product_no)
  return next.reply
}

/** The member's favourites. A full list has a text of its own instead of the code's toast. */
export const favouriteApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...endpointsOf('favourite', pickCalls(favouriteContract, 'add', 'remove'), {
      add: { invalidates: ['Favourite'], suppressToast: ['PRODUCT_PARAMETER_INVALID'] },
      remove: { invalidates: ['Favourite'] },
    })(build),
    /** Whether a product is a favourite. */
    favouriteStatus: build.query<boolean, string>({
      queryFn: async (product_no, _api, _options, ask) => {
        const { error, data } = await joinBatch(product_no, ask)
        return error ? { error } : { data: (data as { readonly product_nos: readonly string[] }).product_nos.includes(product_no) }
      },
      providesTags: ['Session', 'Favourite'],
    }),
  }),
})

export const { useFavouriteStatusQuery, useFavouriteRemoveMutation } = favouriteApi
