import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { cartLine, cart as cartOf } from '#testing/trade-samples.ts'
import { CartMenu, DesktopHeader } from './desktop-header.tsx'
import { HOVER_DELAY } from './menu-interactions.ts'

const lines = ['A', 'B', 'C', 'D', 'E', 'F'].map((no) =>
  cartLine({ line_id: no, product_no: no, product_name: `Kopi ${no}`, spec_values: ['250 g'] }),
)

const open = (replies: readonly StubbedReply[] = [{ data: cartOf(lines) }]) =>
  openPage(
    <>
      <CartMenu />
      <button type="button">after</button>
    </>,
    { '/order/trade/cart': replies },
  )

const cart = () => screen.getByRole('link', { name: /^Cart/ })

/** A pointer comes over the cart and rests there. */
async function restsOnCart(pointerType: 'mouse' | 'touch') {
  vi.useFakeTimers()
  fireEvent.pointerEnter(cart(), { pointerType })
  await act(() => vi.advanceTimersByTimeAsync(HOVER_DELAY))
}

it('a mouse over the cart shows what was added last, and how much there is besides', async () => {
  const { user } = await open()
  await user.hover(await screen.findByRole('link', { name: 'Cart, 6 items' }))
  expect(await screen.findByText('Kopi A')).toBeTruthy()
  expect(screen.queryByText('Kopi E')).toBeNull()
  expect(screen.getByText('2 more products')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the cart (6)' }).getAttribute('href')).toBe('/cart')
  expect(screen.getByRole('link', { name: /^Kopi A/ }).getAttribute('href')).toBe('/commodDetail?product_no=A')
  await user.unhover(cart())
  await expect.poll(() => screen.queryByText('Kopi A')).toBeNull()
})

it('the keyboard opens it, goes into it and out of it, and Escape closes it', async () => {
  const { user } = await open()
  await screen.findByRole('link', { name: 'Cart, 6 items' })
  await user.tab()
  expect(await screen.findByText('Kopi A')).toBeTruthy()
  await user.tab()
  expect(document.activeElement?.textContent).toContain('Kopi A')
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(cart())
  expect(screen.queryByText('Kopi A')).toBeNull()
  expect(cart().getAttribute('aria-expanded')).toBe('false')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('after')
})

it('leaving by the keyboard closes it', async () => {
  const { user } = await open([{ data: cartOf([]) }])
  await user.tab()
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  await user.tab()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('after')
  expect(screen.queryByText('Your cart is empty')).toBeNull()
})

it('a click opens the cart, where nothing opens above it', async () => {
  const { address, user } = await open()
  await user.hover(await screen.findByRole('link', { name: 'Cart, 6 items' }))
  await screen.findByText('Kopi A')
  await user.click(cart())
  expect(address()).toBe('/cart')
  expect(screen.queryByText('Kopi A')).toBeNull()
  await user.unhover(cart())
  await restsOnCart('mouse')
  expect(screen.queryByText('Kopi A')).toBeNull()
})

it('a finger opens the cart itself', async () => {
  await open()
  await screen.findByRole('link', { name: 'Cart, 6 items' })
  await restsOnCart('touch')
  expect(screen.queryByText('Kopi A')).toBeNull()
  await restsOnCart('mouse')
  expect(screen.queryByText('Kopi A')).not.toBeNull()
})

it('offers a retry when the cart fails to load', async () => {
  const { user } = await open(['unreachable', { data: cartOf(lines) }])
  await user.hover(cart())
  // `user.click` sends a pointerleave without a target first, which closes the panel.
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Kopi A')).toBeTruthy()
})

it.each([
  [false, 'Free shipping on your first order, all over Indonesia'],
  [true, 'Shipped from our warehouse within 48 hours'],
])('promises free shipping of the first order to guests only: member %s', async (member, promise) => {
  await openPage(<DesktopHeader />, { '/order/trade/cart': [{ data: cartOf([]) }], '/nav/type/list': [{ data: [] }] }, { member })
  expect(await screen.findByText(promise)).toBeTruthy()
})

const openHeader = (member: boolean) =>
  openPage(<DesktopHeader />, { '/order/trade/cart': [{ data: cartOf([]) }], '/nav/type/list': [{ data: [] }] }, { member, at: '/faqs' })

it('leads home by its logo, and a member to their account', async () => {
  await openHeader(true)
  expect((await screen.findByRole('link', { name: 'Nusaria, to home' })).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: /My account/ }).getAttribute('href')).toBe('/me')
})

it('opens the first step of the login for a guest, over the page', async () => {
  const { user, store, address } = await openHeader(false)
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(store.getState().loginInfo).toMatchObject({ loginOpen: true, loginStatus: 1 })
  expect(address()).toBe('/faqs')
})

it('offers each language by its own name', async () => {
  await openHeader(false)
  const languages = await screen.findByRole('combobox', { name: 'Language' })
  expect([...languages.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'English',
    'Bahasa Indonesia',
    '简体中文',
  ])
})
