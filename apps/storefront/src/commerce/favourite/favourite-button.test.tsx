import { ERRORS } from '@nusaria/contracts/errors'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { ProductCard } from '../product/product-card.tsx'
import { FavouriteButton } from './favourite-button.tsx'

const at = (call: string) => `/consumer/product/favourite/${call}`
const kept = (...product_nos: readonly string[]) => ({ data: { product_nos } })
const done = { data: null }

async function open(content: ReactNode, replies: Readonly<Record<string, readonly StubbedReply[]>>, isMember = true) {
  const calls = stubApi(replies)
  const store = shopStore()
  if (isMember) store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
  await renderInShop(
    <>
      {content}
      <Toaster />
    </>,
    { store },
  )
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body as { product_nos: string[] })
  return { user: userEvent.setup(), store, calls, sent }
}

const findHeart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` })
const isOn = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true'

describe('the heart of a product', () => {
  async function openProduct(status: readonly StubbedReply[], replies: Readonly<Record<string, readonly StubbedReply[]>>) {
    const content = <FavouriteButton product={{ product_no: 'P1', product_name: 'Kopi' }} />
    const shop = await open(content, { [at('status')]: status, ...replies })
    const heart = await findHeart('Kopi')
    await waitFor(() => expect(shop.sent(at('status'))).toHaveLength(1))
    const changes = () => shop.calls.map(({ path }) => path).filter((path) => path !== at('status'))
    return { user: shop.user, heart, changes }
  }

  it('shows a favourite, and removes it on a press', async () => {
    const { user, heart, changes } = await openProduct([kept('P1'), kept()], { [at('remove')]: [done] })
    await waitFor(() => expect(isOn(heart)).toBe(true))
    await user.click(heart)
    expect(isOn(heart)).toBe(false)
    await waitFor(() => expect(changes()).toEqual([at('remove')]))
    expect(isOn(heart)).toBe(false)
  })

  it('fills at once, and empties with an error when the shop cannot be reached', async () => {
    const { heart } = await openProduct([kept()], { [at('add')]: ['unreachable'] })
    fireEvent.click(heart)
    expect(isOn(heart)).toBe(true)
    expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
    expect(isOn(heart)).toBe(false)
  })

  it('says that the list is full', async () => {
    const { user, heart } = await openProduct([kept()], { [at('add')]: [{ code: ERRORS.PRODUCT_PARAMETER_INVALID.code }] })
    await user.click(heart)
    expect(await screen.findByText(/Your favourites are full: 500/)).toBeTruthy()
    expect(isOn(heart)).toBe(false)
  })

  it('two presses during a call end with what was wanted last', async () => {
    const { heart, changes } = await openProduct([kept()], { [at('add')]: [done], [at('remove')]: [done] })
    fireEvent.click(heart)
    fireEvent.click(heart)
    expect(isOn(heart)).toBe(false)
    await waitFor(() => expect(changes()).toEqual([at('add'), at('remove')]))
    expect(isOn(heart)).toBe(false)
  })
})

describe('the hearts on the cards of a page', () => {
  /** Cards of the products P1, P2 … */
  async function openCards(count: number, isMember = true) {
    const nos = [...Array(count).keys()].map((index) => `P${index + 1}`)
    const cards = nos.map((no) => <ProductCard key={no} product={productCard(no, { product_name: `Kopi ${no}` })} />)
    return { nos, ...(await open(cards, { [at('status')]: [kept('P2'), kept('P2', 'P3')], [at('add')]: [done] }, isMember)) }
  }

  it('ask in one call which products are favourites', async () => {
    const { nos, sent } = await openCards(12)
    const heart = await findHeart('Kopi P2')
    await waitFor(() => expect(isOn(heart)).toBe(true))
    expect(sent(at('status'))).toEqual([{ product_nos: nos }])
    expect(isOn(await findHeart('Kopi P1'))).toBe(false)
  })

  it('ask in several calls for more products than one may name', async () => {
    const { sent } = await openCards(60)
    const heart = await findHeart('Kopi P2')
    await waitFor(() => expect(isOn(heart)).toBe(true))
    expect(sent(at('status')).map(({ product_nos }) => product_nos.length)).toEqual([50, 10])
  })

  it('make a product a favourite without opening it', async () => {
    const { user, sent } = await openCards(3)
    const heart = await findHeart('Kopi P3')
    expect(heart.closest('a')).toBeNull()
    await user.click(heart)
    expect(isOn(heart)).toBe(true)
    await waitFor(() => expect(sent(at('add'))).toEqual([{ product_nos: ['P3'] }]))
    expect(isOn(await findHeart('Kopi P1'))).toBe(false)
  })

  it('are empty for a guest, for whom nothing is asked; a press leads to the login', async () => {
    const { user, store, calls } = await openCards(3, false)
    const heart = await findHeart('Kopi P2')
    expect(isOn(heart)).toBe(false)
    await user.click(heart)
    await waitFor(() => expect(store.getState().loginInfo.loginOpen).toBe(true))
    expect(isOn(heart)).toBe(false)
    expect(calls).toEqual([])
  })
})
