import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drafts } from '#platform/state/drafts.ts'
import type { StubbedReply } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { OverfullNote } from './cart-view.tsx'
import { cartPath, DETAIL, lineOf, openCart } from './testing/render-cart.tsx'

it("keeps selectSkus and isSelectAll equal to the server's cart", async () => {
  const other = cartLine({ line_id: 'L2', sku_no: 'S2', product_name: 'Teh Melati', quantity: 3 })
  const { user, store } = await openCart({
    [DETAIL]: [{ data: cart([cartLine(), other]) }],
    [cartPath('select')]: [{ data: cart([cartLine({ selected: false }), other], { is_select_all: false }) }],
  })
  await waitFor(() =>
    expect(store.getState().userInfo.selectSkus).toEqual([
      { sku_no: 'S1', quantity: 1, seen: { product_no: 'P1', product_name: 'Kopi Gayo', spec_values: ['200 g'], price: 50_000 } },
      { sku_no: 'S2', quantity: 3, seen: { product_no: 'P1', product_name: 'Teh Melati', spec_values: ['200 g'], price: 50_000 } },
    ]),
  )
  expect(store.getState().cartState.isSelectAll).toBe(true)
  await user.click(within(await lineOf()).getByRole('checkbox'))
  await waitFor(() => expect(store.getState().cartState.isSelectAll).toBe(false))
  expect(store.getState().userInfo).toMatchObject({ selectSkus: [{ sku_no: 'S2', quantity: 3 }], buyType: 'cart' })
})

it('offers login to a guest with an empty cart', async () => {
  const { user, store } = await openCart({ [DETAIL]: [{ data: cart([]) }] })
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(store.getState().loginInfo.loginOpen).toBe(true)
})

it('says that the server cannot be reached, and retries', async () => {
  const { user } = await openCart({ [DETAIL]: ['unreachable', { data: cart([cartLine()]) }] })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Kopi Gayo')).toBeTruthy()
})

describe('line groups', () => {
  it('shows a new price, counts such lines, and accepts the price', async () => {
    const dearer = cartLine({ added_price: 45_000 })
    const { user, bodies } = await openCart({
      [DETAIL]: [{ data: cart([dearer, cartLine({ line_id: 'L2', sku_no: 'S2', product_name: 'Teh Melati' })]) }],
      [cartPath('accept_prices')]: [{ data: cart([cartLine()]) }],
    })
    const changed = within(await screen.findByRole('list', { name: 'Price changed (1)' }))
    expect(changed.getByText(/Price went up, it was Rp45.000/)).toBeTruthy()
    expect(changed.queryByText('Teh Melati')).toBeNull()
    expect(changed.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Accept all' }))
    await waitFor(() => expect(bodies(cartPath('accept_prices'))).toEqual([{ line_ids: ['L1'] }]))
    await waitFor(() => expect(screen.queryByText(/Price went up/)).toBeNull())
  })

  it('shows unavailable lines with alternatives, and clears them', async () => {
    const out = cartLine({ line_id: 'L2', sku_no: 'S2', product_name: 'Teh Melati', trouble: 'sold_out', stock: 0 })
    const { user, bodies } = await openCart({
      [DETAIL]: [{ data: cart([cartLine(), out]) }],
      [cartPath('remove')]: [{ data: cart([cartLine()]) }],
    })
    const lines = within(await screen.findByRole('list', { name: 'Unavailable (1)' }))
    expect(lines.getByText('Sold out')).toBeTruthy()
    expect(lines.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
    expect(lines.getByRole('button', { name: 'Other option' })).toBeTruthy()
    expect(lines.getByRole('link', { name: 'Similar' }).getAttribute('href')).toBe('/commodityList?typeId=1101')
    expect(await lines.findByRole('button', { name: 'Remind me' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove all' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(bodies(cartPath('remove'))).toEqual([{ line_ids: ['L2'] }]))
    expect(await screen.findByText('Removed from the cart')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull()
  })

  it('has no checkout while nothing in it can be bought', async () => {
    const out = cartLine({ trouble: 'sold_out', stock: 0 })
    await openCart({ [DETAIL]: [{ data: cart([out], { total_quantity: 0, selected_quantity: 0, product_amount: 0 }) }] })
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: "Can't be bought" })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: /Checkout/ })).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Manage' })).toBeTruthy()
  })

  it('says that the cart holds more products than the limit, and nothing at the limit', async () => {
    const { container, unmount } = await renderInShop(<OverfullNote count={100} />)
    expect(container.textContent).toBe('')
    unmount()
    await renderInShop(<OverfullNote count={101} />)
    expect(await screen.findByText(/Your cart holds 101 products, more than the 100 it has room for/)).toBeTruthy()
  })
})

describe('more than one order allows', () => {
  const first = cartLine({ quantity: 480, stock: 900 })
  const second = cartLine({ line_id: 'L2', sku_no: 'S2', product_name: 'Teh Melati', quantity: 524, stock: 900 })
  const order_excess = { limit: 'pieces', most: 500, selected: 1_004, line_id: 'L2', fits: 20 } as const
  const tooMuch = cart([first, second], { order_excess })
  const message = 'One order takes at most 500 pieces, 1,004 are selected.'

  it('is shown on the line that exceeds the limit and on the button, which does not check out', async () => {
    const { user, bodies, address } = await openCart({
      [DETAIL]: [{ data: tooMuch }],
      [cartPath('update_quantity')]: [{ data: cart([first, { ...second, quantity: 20 }]) }],
    })
    expect(within(await lineOf('Teh Melati')).getByText(message)).toBeTruthy()
    expect(within(await lineOf()).queryByText(message)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Checkout/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Max. 500 pieces' }))
    expect(address()).toBe('/cart')
    expect(document.activeElement?.textContent).toBe('Take 20')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(bodies(cartPath('update_quantity'))).toEqual([{ line_id: 'L2', quantity: 20 }]))
    expect(await screen.findByRole('button', { name: 'Checkout (500)' })).toBeTruthy()
    expect(screen.queryByText(message)).toBeNull()
  })

  it('the line can be left out of this order', async () => {
    const alone = cart([first, { ...second, selected: false }], { selected_quantity: 480 })
    const { user, bodies } = await openCart({ [DETAIL]: [{ data: tooMuch }], [cartPath('select')]: [{ data: alone }] })
    await user.click(await screen.findByRole('button', { name: 'Leave Teh Melati out of this order' }))
    await waitFor(() => expect(bodies(cartPath('select'))).toEqual([{ line_ids: ['L2'], selected: false }]))
    expect(await screen.findByRole('button', { name: 'Checkout (480)' })).toBeTruthy()
  })

  it('stays in the cart when the quantity typed last exceeds the limit', async () => {
    const { user, address } = await openCart({
      [DETAIL]: [{ data: cart([first, { ...second, quantity: 1 }]) }],
      [cartPath('update_quantity')]: [{ data: tooMuch }],
    })
    const pieces = within(await lineOf('Teh Melati')).getByRole('spinbutton')
    await user.clear(pieces)
    await user.type(pieces, '524')
    await user.click(screen.getByRole('button', { name: 'Checkout (481)' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(address()).toBe('/cart')
  })
})

describe('an order whose reply was lost', () => {
  const REQUEST = 'a1b2c3d4-0000-4000-8000-000000000001'
  const SETTLE = '/submission/settle'
  const made: StubbedReply = { data: { made: 'NS7' } }
  const FOUND = 'Your order NS7 was placed.'

  /** Opens the cart after an order was sent and its reply was lost. */
  async function openAfterLostReply(...replies: readonly StubbedReply[]) {
    drafts.write('place', null, { id: REQUEST, content: '{}', at: Date.now() })
    return openCart({ [SETTLE]: replies })
  }

  const noteWith = (text: string) => screen.findByText(text, { exact: false })

  it('says that the order was not placed', async () => {
    const { user } = await openAfterLostReply({ data: { made: null } })
    const text = 'Your last order was not placed.'
    await noteWith(text)
    expect(screen.queryByRole('link', { name: 'View order' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(text, { exact: false })).toBeNull()
  })

  it('offers another check while it cannot tell', async () => {
    const { user, of } = await openAfterLostReply('unreachable', made)
    await noteWith("We don't know yet whether your last order went through.")
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await noteWith(FOUND)
    await waitFor(() => expect(of(SETTLE)).toHaveLength(2))
  })
})
