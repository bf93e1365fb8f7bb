import { type Cart, cartContract } from '@nusaria/contracts/cart'
import { type ArgsOf, pickCalls } from '@nusaria/contracts/contract'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { injectCalls } from '#platform/api/api.ts'
import { cartDetailApi } from './cart-count.ts'
import { expectedCart } from './expected-cart.ts'

/**
 * Changes can overlap, and their replies may arrive in any order: a reply is shown only when its change ran alone. After an overlap the cart is
 * fetched again once the last change is done.
 */
export function createMutationTracker() {
  let running = 0
  let overlapped = false
  return {
    started(): void {
      running += 1
      if (running > 1) overlapped = true
    },
    /** Call once per started change. `show`: cache its reply; `wait`: other changes are running; `refetch`: fetch the cart. */
    settled(succeeded: boolean): 'show' | 'wait' | 'refetch' {
      running -= 1
      if (running > 0) return 'wait'
      const alone = !overlapped
      overlapped = false
      return alone && succeeded ? 'show' : 'refetch'
    },
  } as const
}

const mutations = createMutationTracker()

type ApiState = Parameters<ReturnType<typeof cartDetailApi.endpoints.cartDetail.select>>[0]

interface MutationLifecycle {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>
  readonly queryFulfilled: PromiseLike<{ readonly data: Cart }>
}

/** Every change replies with the whole cart, which goes into the cache of `cartDetail` without a second call. */
async function cacheCartReply(_: unknown, { dispatch, queryFulfilled }: MutationLifecycle): Promise<void> {
  const refetch = () => dispatch(cartDetailApi.util.invalidateTags(['Cart']))
  mutations.started()
  try {
    const { data } = await queryFulfilled
    const next = mutations.settled(true)
    // A cart that is being fetched may be older than the change, and would be shown when it comes: fetch it once more then.
    const fetching = dispatch(cartDetailApi.util.getRunningQueryThunk('cartDetail', undefined))
    if (next === 'show') await dispatch(cartDetailApi.util.upsertQueryData('cartDetail', undefined, data))
    if (next === 'refetch' || (next === 'show' && fetching)) refetch()
  } catch {
    if (mutations.settled(false) === 'refetch') refetch()
  }
}

/** Checks the boxes at once; the sums wait for the server. */
function selectOptimistically({ line_ids, selected }: ArgsOf<(typeof cartContract)['select']>, change: MutationLifecycle): Promise<void> {
  change.dispatch(
    cartDetailApi.util.updateQueryData('cartDetail', undefined, ({ lines }) => {
      for (const line of lines) if (line_ids?.includes(line.line_id) ?? line.trouble === null) line.selected = selected
    }),
  )
  return cacheCartReply(undefined, change)
}

/** The line keeps an accepted quantity while the reply's cart isn't shown because of other changes. */
async function keepQuantity(
  { line_id, quantity }: ArgsOf<(typeof cartContract)['updateQuantity']>,
  change: MutationLifecycle,
): Promise<void> {
  const accepted = change.queryFulfilled.then(() => {
    change.dispatch(
      cartDetailApi.util.updateQueryData('cartDetail', undefined, (cart) => expectedCart(cart, new Map([[line_id, { quantity }]]))),
    )
  })
  await Promise.all([cacheCartReply(undefined, change), accepted.then(undefined, () => {})])
}

const calls = pickCalls(
  cartContract,
  'add',
  'addSet',
  'updateQuantity',
  'changeSku',
  'select',
  'remove',
  'acceptPrices',
  'moveToFavourites',
)

const changes = injectCalls('cart', calls, {
  add: { toast: true },
  addSet: { toast: true },
  moveToFavourites: { invalidates: ['Favourite'] },
}).enhanceEndpoints({
  endpoints: {
    cartAdd: { onQueryStarted: cacheCartReply },
    cartAddSet: { onQueryStarted: cacheCartReply },
    cartUpdateQuantity: { onQueryStarted: keepQuantity },
    cartSelect: { onQueryStarted: selectOptimistically },
    cartRemove: { onQueryStarted: cacheCartReply },
    cartChangeSku: { onQueryStarted: cacheCartReply },
    cartAcceptPrices: { onQueryStarted: cacheCartReply },
    cartMoveToFavourites: { onQueryStarted: cacheCartReply },
  },
})

export const cartApi = { endpoints: { ...cartDetailApi.endpoints, ...changes.endpoints }, util: cartDetailApi.util }

export const {
  useCartAddMutation,
  useCartAddSetMutation,
  useCartUpdateQuantityMutation,
  useCartSelectMutation,
  useCartRemoveMutation,
  useCartChangeSkuMutation,
  useCartAcceptPricesMutation,
  useCartMoveToFavouritesMutation,
} = changes
