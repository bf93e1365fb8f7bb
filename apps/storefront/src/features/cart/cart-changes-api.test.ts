import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../shared/testing/api-stub.ts'
import { shopStore } from '../../shared/testing/render-in-shop.tsx'
import { cart, cartLine } from '../../shared/testing/trade-samples.ts'
import { cartChangesApi, createMutationTracker } from './cart-changes-api.ts'

afterEach(() => vi.unstubAllGlobals())

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

it('a quantity that was accepted stays while another change is being sent', async () => {
  const [first, second] = [cartLine({ line_id: 'L1' }), cartLine({ line_id: 'L2' })]
  stubApi({ '/order/trade/cart': [{ data: cart([first, second]) }], '/order/trade/cart/update_quantity': [{ data: cart([]) }] })
  const answer = fetch
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (String(init.body).includes('L2')) await released
    return answer(url, init)
  })
  const store = shopStore()
  const { cartDetail, cartUpdateQuantity } = cartChangesApi.endpoints
  await store.dispatch(cartDetail.initiate(undefined))
  const held = store.dispatch(cartUpdateQuantity.initiate({ line_id: 'L2', quantity: 5 }))
  await store.dispatch(cartUpdateQuantity.initiate({ line_id: 'L1', quantity: 3 }))
  const { data } = cartDetail.select(undefined)(store.getState())
  expect(data?.lines.map(({ quantity }) => quantity)).toEqual([3, second.quantity])
  release()
  await held
})
