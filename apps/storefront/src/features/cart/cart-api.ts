import type { Cart } from '@nusaria/contracts/cart'
import { cartContract } from '@nusaria/contracts/cart'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'
import { createReplyOrder } from './cart-replies.ts'

/** A line's own troubles show beside the line, never as a toast. */
const lineErrors = ['STOCK_INSUFFICIENT', 'PURCHASE_LIMIT_EXCEEDED', 'CART_LINE_MISSING'] as const

const injected = api.injectEndpoints({
  endpoints: endpointsOf('cart', cartContract, {
    detail: { provides: ['Cart'], quiet: true, keepFor: 300 },
    updateQuantity: { quiet: lineErrors },
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

/** The cart of the member, or of the device for a guest. */
export const cartApi = injected.enhanceEndpoints({
  endpoints: {
    cartAdd: { onQueryStarted: keepCart },
    cartUpdateQuantity: { onQueryStarted: keepCart },
    cartSelect: { onQueryStarted: keepCart },
    cartRemove: { onQueryStarted: keepCart },
  },
})

export const { useCartDetailQuery, useCartAddMutation, useCartUpdateQuantityMutation, useCartSelectMutation, useCartRemoveMutation } =
  cartApi
