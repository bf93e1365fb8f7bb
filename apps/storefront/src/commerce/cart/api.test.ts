import { describe, expect, it } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { holdReplies } from '#testing/hold-replies.ts'
import { shopStore } from '#testing/render-in-shop.tsx'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { cartApi, createMutationTracker } from './api.ts'

describe('replies of overlapping cart changes', () => {
  it('shows the reply of a change that ran alone', () => {
    const replies = createMutationTracker()
    replies.started()
    expect(replies.settled(true)).toBe('show')
  })

  it('refetches once the last of several changes is done', () => {
    const replies = createMutationTracker()
    replies.started()
    replies.started()
    expect(replies.settled(true)).toBe('wait')
    expect(replies.settled(true)).toBe('refetch')
    replies.started()
    expect(replies.settled(true)).toBe('show')
  })

  it('refetches after a failure', () => {
    const replies = createMutationTracker()
    replies.started()
    expect(replies.settled(false)).toBe('refetch')
  })
})

const { cartDetail, cartUpdateQuantity, cartAcceptPrices } = cartApi.endpoints

it('a quantity that was accepted stays while another change is being sent', async () => {
  const [first, second] = [cartLine({ line_id: 'L1' }), cartLine({ line_id: 'L2' })]
  stubApi({ '/order/trade/cart': [{ data: cart([first, second]) }], '/order/trade/cart/update_quantity': [{ data: cart([]) }] })
  const release = holdReplies((_, { body }) => String(body).includes('L2'))
  const store = shopStore()
  await store.dispatch(cartDetail.initiate(undefined))
  const held = store.dispatch(cartUpdateQuantity.initiate({ line_id: 'L2', quantity: 5 }))
  await store.dispatch(cartUpdateQuantity.initiate({ line_id: 'L1', quantity: 3 }))
  const { data } = cartDetail.select(undefined)(store.getState())
  expect(data?.lines.map(({ quantity }) => quantity)).toEqual([3, second.quantity])
  release()
  await held
})

it('a cart that was asked for before a change does not undo it when it comes late', async () => {
  const line = cartLine({ line_id: 'L1', added_price: 20_000 })
  const accepted = cart([{ ...line, added_price: line.price }])
  const before = { data: cart([line]) }
  stubApi({
    '/order/trade/cart': [before, before, { data: accepted }],
    '/order/trade/cart/accept_prices': [{ data: accepted }],
  })
  const store = shopStore()
  await store.dispatch(cartDetail.initiate(undefined))
  const release = holdReplies((url) => url.endsWith('/order/trade/cart'))
  const late = store.dispatch(cartDetail.initiate(undefined, { forceRefetch: true }))
  await store.dispatch(cartAcceptPrices.initiate({ line_ids: ['L1'] }))
  release()
  await late
  await expect.poll(() => cartDetail.select(undefined)(store.getState()).data).toEqual(accepted)
})
