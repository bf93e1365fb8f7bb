import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { StubbedReply } from '../shared/testing/api-stub.ts'
import { stubApi } from '../shared/testing/api-stub.ts'
import { renderInShop } from '../shared/testing/render-in-shop.tsx'
import { cart, cartLine } from '../shared/testing/trade-samples.ts'
import { CartPage } from './cart-page.tsx'

const DETAIL = '/order/trade/cart'
const QUANTITY = '/order/trade/cart/update_quantity'
const REMOVE = '/order/trade/cart/remove'
const ADD = '/order/trade/cart/add'

async function open(replies: Readonly<Record<string, readonly StubbedReply[]>>) {
  const calls = stubApi({ [DETAIL]: [{ data: cart([cartLine()]) }], ...replies })
  await renderInShop(<CartPage />)
  return { calls, user: userEvent.setup(), of: (path: string) => calls.filter((call) => call.path === path) }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('sends the quantity wanted, and shows the sums of the server alone', async () => {
  const after = cart([cartLine({ quantity: 2, line_amount: 100_000 })], { product_amount: 99_000 })
  const { user, of } = await open({ [QUANTITY]: [{ data: after }] })
  await user.click(await screen.findByRole('button', { name: 'One more' }))
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
  await waitFor(() => expect(of(QUANTITY).map(({ body }) => body)).toEqual([{ line_id: 'L1', quantity: 2 }]))
  // The server's own number, which no adding up here would give.
  expect((await screen.findAllByText('99.000')).length).toBeGreaterThan(0)
})

it('says beside the line why a quantity was refused', async () => {
  const { user } = await open({ [QUANTITY]: [{ code: ERRORS.STOCK_INSUFFICIENT.code }] })
  await user.click(await screen.findByRole('button', { name: 'One more' }))
  const line = screen.getByRole('listitem')
  const alert = await within(line).findByRole('alert')
  expect(alert.textContent).toContain('The quantity stayed at 1.')
  await waitFor(() => expect(within(line).getByRole<HTMLInputElement>('spinbutton').value).toBe('1'))
})

it('sets apart what cannot be bought', async () => {
  const soldOut = cartLine({ line_id: 'L2', sku_no: 'S2', product_name: 'Teh Melati', trouble: 'sold_out', stock: 0 })
  await open({ [DETAIL]: [{ data: cart([cartLine({ added_price: 45_000 }), soldOut]) }] })
  expect(await screen.findByRole('heading', { name: 'Unavailable (1)' })).toBeTruthy()
  const lines = screen.getByRole('list', { name: 'Products in your cart' })
  expect(within(lines).queryByText('Teh Melati')).toBeNull()
  expect(within(lines).getByText('Price went up, it was Rp45.000')).toBeTruthy()
})

it('takes a line out and puts it back', async () => {
  const { user, of } = await open({ [REMOVE]: [{ data: cart([]) }], [ADD]: [{ data: cart([cartLine()]) }] })
  await user.click(await screen.findByRole('button', { name: 'Remove Kopi Gayo' }))
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Put back' }))
  await waitFor(() => expect(of(ADD)[0]?.body).toEqual({ sku_no: 'S1', quantity: 1 }))
  expect(await screen.findByText('Kopi Gayo')).toBeTruthy()
})

it('says that the shop cannot be reached, and tries again', async () => {
  const { user } = await open({ [DETAIL]: ['unreachable', { data: cart([cartLine()]) }] })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Kopi Gayo')).toBeTruthy()
})
