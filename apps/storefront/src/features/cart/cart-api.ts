import type { Cart } from '@nusaria/contracts/cart'
import { cartContract } from '@nusaria/contracts/cart'
import type { ArgsOf } from '@nusaria/contracts/endpoint'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'
import { createReplyOrder } from './cart-replies.ts'

const injected = api.injectEndpoints({
  endpoints: endpointsOf('cart', cartContract, {
    detail: { provides: ['Cart'], quiet: true, keepFor: 300 },
    updateQuantity: { quiet: true },
    changeSku: { quiet: true },
    select: { quiet: true },
    remove: { quiet: true },
    acceptPrices: { quiet: true },
    moveToFavourites: { quiet: true, invalidates: ['Favourite'] },
  }),
})

const replies = createReplyOrder()

type ApiState = Parameters<ReturnType<typeof injected.endpoints.cartDetail.select>>[0]

interface Change {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  readonly queryFulfilled: PromiseLike<{ readonly data: Cart }>
}

/** Every change answers the whole cart: it goes into the cache of `cartDetail` as it is, without a second call. */
async function keepCart(_: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
  const refetch = () => dispatch(injected.util.invalidateTags(['Cart']))
  replies.started()
  try {
    const { data } = await queryFulfilled
    const next = replies.settled(true)
    if (next === 'show') await dispatch(injected.util.upsertQueryData('cartDetail', undefined, data))
    else if (next === 'refetch') refetch()
  } catch {
    if (replies.settled(false) === 'refetch') refetch()
  }
}

/** The boxes follow the finger; the sums wait for the server. */
function tick({ line_ids, selected }: ArgsOf<(typeof cartContract)['select']>, change: Change): Promise<void> {
  change.dispatch(
    injected.util.updateQueryData('cartDetail', undefined, ({ lines }) => {
      for (const line of lines) if (line_ids?.includes(line.line_id) ?? line.trouble === null) line.selected = selected
    }),
  )
  return keepCart(undefined, change)
}

/** The cart of the member, or of the device for a guest. */
export const cartApi = injected.enhanceEndpoints({
  endpoints: {
    cartAdd: { onQueryStarted: keepCart },
    cartUpdateQuantity: { onQueryStarted: keepCart },
    cartSelect: { onQueryStarted: tick },
    cartRemove: { onQueryStarted: keepCart },
    cartChangeSku: { onQueryStarted: keepCart },
    cartAcceptPrices: { onQueryStarted: keepCart },
    cartMoveToFavourites: { onQueryStarted: keepCart },
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
