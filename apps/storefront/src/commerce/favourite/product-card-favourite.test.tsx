import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { stubApi } from '#testing/api-stub.ts'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { ProductCard } from '../product/product-card.tsx'

const at = (call: string) => `/consumer/product/favourite/${call}`
const STATUS = at('status')

/** Cards of the products P1, P2 … */
async function open({ member, count }: { readonly member: boolean; readonly count: number }) {
  const calls = stubApi({
    [STATUS]: [{ data: { product_nos: ['P2'] } }, { data: { product_nos: ['P2', 'P3'] } }],
    [at('add')]: [{ data: null }],
  })
  const store = shopStore()
  if (member) store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
  const nos = [...Array(count).keys()].map((index) => `P${index + 1}`)
  await renderInShop(
    nos.map((no) => <ProductCard key={no} product={productCard(no, { product_name: `Kopi ${no}` })} />),
    { store },
  )
  const heartOf = (no: string) => screen.findByRole('button', { name: `Favourite: Kopi ${no}` })
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body as { product_nos: string[] })
  return { nos, store, calls, heartOf, sent }
}

const isOn = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the cards of a page ask in one call which products are favourites', async () => {
  const { nos, heartOf, sent } = await open({ member: true, count: 12 })
  const heart = await heartOf('P2')
  await waitFor(() => expect(isOn(heart)).toBe(true))
  expect(sent(STATUS)).toEqual([{ product_nos: nos }])
  expect(isOn(await heartOf('P1'))).toBe(false)
})

it('more products than a call may name are asked for in several', async () => {
  const { heartOf, sent } = await open({ member: true, count: 60 })
  const heart = await heartOf('P2')
  await waitFor(() => expect(isOn(heart)).toBe(true))
  expect(sent(STATUS).map(({ product_nos }) => product_nos.length)).toEqual([50, 10])
})

it('a card becomes a favourite without its product being opened', async () => {
  const { heartOf, sent } = await open({ member: true, count: 3 })
  const heart = await heartOf('P3')
  expect(heart.closest('a')).toBeNull()
  await userEvent.click(heart)
  expect(isOn(heart)).toBe(true)
  await waitFor(() => expect(sent(at('add'))).toEqual([{ product_nos: ['P3'] }]))
  expect(isOn(await heartOf('P1'))).toBe(false)
})

it('a guest sees empty hearts, for which nothing is asked; a press leads to the login', async () => {
  const { store, heartOf, calls } = await open({ member: false, count: 3 })
  const heart = await heartOf('P2')
  expect(isOn(heart)).toBe(false)
  await userEvent.click(heart)
  await waitFor(() => expect(store.getState().loginInfo.loginOpen).toBe(true))
  expect(isOn(heart)).toBe(false)
  expect(calls).toEqual([])
})
