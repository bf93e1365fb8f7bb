import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { FavouriteButton } from './favourite-button.tsx'

const at = (call: string) => `/consumer/product/favourite/${call}`
const kept = { data: { product_nos: ['P1'] } }
const notKept = { data: { product_nos: [] } }
const done = { data: null }

async function open(status: readonly StubbedReply[], replies: Readonly<Record<string, readonly StubbedReply[]>>) {
  const calls = stubApi({ [at('status')]: status, ...replies })
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 't', member_no: 'M1' }))
  await renderInShop(
    <>
      <FavouriteButton product={{ product_no: 'P1', product_name: 'Kopi' }} />
      <Toaster />
    </>,
    { store },
  )
  const heart = await screen.findByRole('button', { name: 'Favourite: Kopi' })
  const on = () => heart.getAttribute('aria-pressed') === 'true'
  const told = () => calls.filter(({ path }) => path === at('add') || path === at('remove')).map(({ path }) => path)
  await waitFor(() => expect(calls.filter(({ path }) => path === at('status'))).toHaveLength(1))
  return { user: userEvent.setup(), heart, on, told }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows a favourite, and removes it on a press', async () => {
  const { user, heart, on, told } = await open([kept, notKept], { [at('remove')]: [done] })
  await waitFor(() => expect(on()).toBe(true))
  await user.click(heart)
  expect(on()).toBe(false)
  await waitFor(() => expect(told()).toEqual([at('remove')]))
  expect(on()).toBe(false)
})

it('fills at once, and empties with an error when the shop cannot be reached', async () => {
  const { heart, on } = await open([notKept], { [at('add')]: ['unreachable'] })
  fireEvent.click(heart)
  expect(on()).toBe(true)
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  expect(on()).toBe(false)
})

it('says that the list is full', async () => {
  const { user, heart, on } = await open([notKept], { [at('add')]: [{ code: ERRORS.PRODUCT_PARAMETER_INVALID.code }] })
  await user.click(heart)
  expect(await screen.findByText(/Your favourites are full: 500/)).toBeTruthy()
  expect(on()).toBe(false)
})

it('two presses during a call end with what was wanted last', async () => {
  const { heart, on, told } = await open([notKept], { [at('add')]: [done], [at('remove')]: [done] })
  fireEvent.click(heart)
  fireEvent.click(heart)
  expect(on()).toBe(false)
  await waitFor(() => expect(told()).toEqual([at('add'), at('remove')]))
  expect(on()).toBe(false)
})
