import { ERRORS } from '@nusaria/contracts/errors'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { ProductCard } from '../product/product-card.tsx'
import { FavouriteButton } from './favourite-button.tsx'

const at = (call: string) => `/consumer/product/favourite/${call}`
const kept = (...product_nos: readonly string[]) => ({ data: { product_nos } })
const done = { data: null }

const open = (content: ReactNode, replies: StubbedReplies) => openPage(content, replies, { member: true, toasts: true })

const findHeart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` })
const isOn = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true'

describe('the heart of a product', () => {
  async function openProduct(status: readonly StubbedReply[], replies: StubbedReplies) {
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
  async function openCards(count: number) {
    const nos = [...Array(count).keys()].map((index) => `P${index + 1}`)
    const cards = nos.map((no) => <ProductCard key={no} product={productCard(no, { product_name: `Kopi ${no}` })} />)
    return open(cards, { [at('status')]: [kept('P2')] })
  }

  it('ask in several calls for more products than one may name', async () => {
    const { sent } = await openCards(60)
    const heart = await findHeart('Kopi P2')
    await waitFor(() => expect(isOn(heart)).toBe(true))
    const asked = sent(at('status')) as { product_nos: string[] }[]
    expect(asked.map(({ product_nos }) => product_nos.length)).toEqual([50, 10])
  })
})
