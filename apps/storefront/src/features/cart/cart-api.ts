import type { Cart } from '@nusaria/contracts/cart'
import { cartContract } from '@nusaria/contracts/cart'
import type { ArgsOf } from '@nusaria/contracts/contract'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'
import { createMutationTracker } from './mutation-tracker.ts'

const injected = api.injectEndpoints({
  endpoints: endpointsOf('cart', cartContract, {
    detail: { provides: ['Cart'], suppressToast: true, keepUnusedDataFor: 300 },
    updateQuantity: { suppressToast: true },
    changeSku: { suppressToast: true },
    select: { suppressToast: true },
    remove: { suppressToast: true },
    acceptPrices: { suppressToast: true },
    moveToFavourites: { suppressToast: true, invalidates: ['Favourite'] },
  }),
})

const mutations = createMutationTracker()

type ApiState = Parameters<ReturnType<typeof injected.endpoints.cartDetail.select>>[0]

interface MutationLifecycle {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  readonly queryFulfilled: PromiseLike<{ readonly data: Cart }>
}

/** Every change answers the whole cart: it goes into the cache of `cartDetail` as it is, without a second call. */
async function cacheCartReply(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle): Promise<void> {
  const refetch = () => dispatch(injected.util.invalidateTags(['Cart']))
  mutations.started()
  try {
    const { data } = await queryFulfilled
    const next = mutations.settled(true)
    if (next === 'show') await dispatch(injected.util.upsertQueryData('cartDetail', undefined, data))
    else if (next === 'refetch') refetch()
  } catch {
    if (mutations.settled(false) === 'refetch') refetch()
  }
}

/** The boxes follow the finger; the sums wait for the server. */
function selectOptimistically({ line_ids, selected }: ArgsOf<(typeof cartContract)['select']>, change: MutationLifecycle): Promise<void> {
  change.dispatch(
    injected.util.updateQueryData('cartDetail', undefined, ({ lines }) => {
      for (const line of lines) if (line_ids?.includes(line.line_id) ?? line.trouble === null) line.selected = selected
    }),
  )
  return cacheCartReply(undefined, change)
}

/** The cart of the member, or of the device for a guest. */
export const cartApi = injected.enhanceEndpoints({
  endpoints: {
    cartAdd: { onQueryStarted: cacheCartReply },
    cartUpdateQuantity: { onQueryStarted: cacheCartReply },
    cartSelect: { onQueryStarted: selectOptimistically },
    cartRemove: { onQueryStarted: cacheCartReply },
    cartChangeSku: { onQueryStarted: cacheCartReply },
    cartAcceptPrices: { onQueryStarted: cacheCartReply },
    cartMoveToFavourites: { onQueryStarted: cacheCartReply },
  },
})

export const {
  useCartDetailQuery,
  useCartAddMutation,
  useCartUpdateQuantityMutation,
  useCartSelectMutation,
  useCartRemoveMutation,
  useCartChangeSkuMutation,
  useCartAcceptPricesMutation,
  useCartMoveToFavouritesMutation,
} = cartApi
