import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cart, cartLine, walletVoucher } from '#testing/trade-samples.ts'
import { cartPath, DETAIL, lineOf, openCart, SHORTFALL, shortfallReply, USABLE } from './testing/render-cart.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('more than one order allows', () => {
  const first = cartLine({ quantity: 480, stock: 900 })
  const second = cartLine({ line_id: 'L2', sku_no: 'S2', product_name: 'Teh Melati', quantity: 524, stock: 900 })
  const order_excess = { limit: 'pieces', most: 500, selected: 1_004, line_id: 'L2', fits: 20 } as const
  const tooMuch = cart([first, second], { order_excess })
  const message = 'One order takes at most 500 pieces, 1,004 are selected.'

  it('is shown on the line that exceeds the limit and on the button, which does not check out', async () => {
    const { user, bodies } = await openCart({
      [DETAIL]: [{ data: tooMuch }],
      [cartPath('update_quantity')]: [{ data: cart([first, { ...second, quantity: 20 }]) }],
    })
    expect(within(await lineOf('Teh Melati')).getByText(message)).toBeTruthy()
    expect(within(await lineOf()).queryByText(message)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Checkout/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Max. 500 pieces' }))
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/cart')
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
    const { user } = await openCart({
      [DETAIL]: [{ data: cart([first, { ...second, quantity: 1 }]) }],
      [cartPath('update_quantity')]: [{ data: tooMuch }],
    })
    const pieces = within(await lineOf('Teh Melati')).getByRole('spinbutton')
    await user.clear(pieces)
    await user.type(pieces, '524')
    await user.click(screen.getByRole('button', { name: 'Checkout (481)' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/cart')
  })
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
})

describe('removing lines', () => {
  it('removes a line and restores it', async () => {
    const { user, bodies } = await openCart({
      [cartPath('remove')]: [{ data: cart([]) }],
      [cartPath('add')]: [{ data: cart([cartLine()]) }],
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Kopi Gayo' }))
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    const undo = screen.getByRole('button', { name: 'Put back' })
    // The button that had the focus is gone with its line.
    await waitFor(() => expect(document.activeElement).toBe(undo))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(bodies(cartPath('add'))).toEqual([{ sku_no: 'S1', quantity: 1 }]))
    expect(await screen.findByText('Kopi Gayo')).toBeTruthy()
  })

  it('restores the selection too, and keeps Undo while the server cannot be reached', async () => {
    const unselected = cartLine({ selected: false })
    const { user, bodies } = await openCart({
      [DETAIL]: [{ data: cart([unselected]) }],
      [cartPath('remove')]: [{ data: cart([]) }],
      [cartPath('add')]: ['unreachable', { data: cart([cartLine({ line_id: 'L9' })]) }],
      [cartPath('select')]: [{ data: cart([cartLine({ line_id: 'L9', selected: false })]) }],
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Kopi Gayo' }))
    await user.click(await screen.findByRole('button', { name: 'Put back' }))
    expect(await screen.findByText('Not everything could be put back. Try again.')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Put back' }))
    await waitFor(() => expect(bodies(cartPath('select'))).toEqual([{ line_ids: ['L9'], selected: false }]))
  })

  it('moves a line to the favourites of a member', async () => {
    const { user, bodies } = await openCart({ [cartPath('move_to_favourites')]: [{ data: cart([]) }] }, { member: true })
    await user.click(await screen.findByRole('button', { name: 'Move Kopi Gayo to favourites' }))
    await waitFor(() => expect(bodies(cartPath('move_to_favourites'))).toEqual([{ line_ids: ['L1'] }]))
    expect(await screen.findByRole('link', { name: 'See favourites' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Put back' })).toBeTruthy()
  })

  it('keeps the line, and shows why, when the favourites are full', async () => {
    const full = { code: ERRORS.PRODUCT_PARAMETER_INVALID.code }
    const { user } = await openCart({ [cartPath('move_to_favourites')]: [full] }, { member: true })
    await user.click(await screen.findByRole('button', { name: 'Move Kopi Gayo to favourites' }))
    expect(await screen.findByText('Your favourites are full, 500 at most. Remove some first.')).toBeTruthy()
    expect(await screen.findByText('Kopi Gayo')).toBeTruthy()
  })

  it('asks a guest to log in before anything is moved', async () => {
    const { user, store, of } = await openCart()
    await user.click(await screen.findByRole('button', { name: 'Move Kopi Gayo to favourites' }))
    await waitFor(() => expect(store.getState().loginInfo.loginOpen).toBe(true))
    expect(of(cartPath('move_to_favourites'))).toEqual([])
  })

  it('removes several lines of any kind at once, after a confirmation', async () => {
    const out = cartLine({ line_id: 'L2', sku_no: 'S2', product_name: 'Teh Melati', trouble: 'sold_out', stock: 0 })
    const { user, bodies } = await openCart({
      [DETAIL]: [{ data: cart([cartLine(), out]) }],
      [cartPath('remove')]: [{ data: cart([]) }],
    })
    await user.click(await screen.findByRole('button', { name: 'Manage' }))
    await user.click(within(await lineOf('Teh Melati')).getByRole('checkbox'))
    await user.click(within(await lineOf('Kopi Gayo')).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Remove (2)' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(bodies(cartPath('remove'))).toEqual([{ line_ids: ['L1', 'L2'] }]))
    expect(bodies(cartPath('select'))).toEqual([])
  })
})

describe('progress to free shipping and vouchers', () => {
  it('shows the amount missing for free shipping, and refetches when the cart changes', async () => {
    const { user } = await openCart({
      [SHORTFALL]: [shortfallReply(20_000), shortfallReply(0)],
      [cartPath('select')]: [{ data: cart([cartLine({ selected: false })], { product_amount: 0 }) }],
    })
    const link = await screen.findByRole('link', { name: /Add Rp20.000 more for free shipping/ })
    expect(link.getAttribute('href')).toBe('/coupons?coupon=ONGKIR20')
    await user.click(within(await lineOf()).getByRole('checkbox'))
    expect(await screen.findByRole('link', { name: /The free shipping voucher can be used/ })).toBeTruthy()
  })

  it.each([
    ['for the first order', { ships_free: 'first_order' }, 'Your first order ships free, without a voucher'],
    ['for goods that ship free', { ships_free: 'products' }, 'The selected products ship free, without a voucher'],
  ])('promises no voucher %s', async (_, more, message) => {
    await openCart({ [SHORTFALL]: [shortfallReply(0, 'ONGKIR20', more)] })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByText(/free shipping voucher/)).toBeNull()
  })

  it.each([
    ['claim a voucher that the shopper has not claimed', 'claimable', /^Claim the free shipping voucher/, '/coupons?coupon=ONGKIR20'],
    ['other vouchers where none is left', 'none', /^There is no free shipping voucher for you now/, '/coupons'],
  ])('leads to %s', async (_, voucher_state, name, to) => {
    await openCart({ [SHORTFALL]: [shortfallReply(0, 'ONGKIR20', { voucher_state })] })
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
  })

  it("shows the amount missing for the member's next voucher", async () => {
    const large = walletVoucher({ coupon_no: 'BELANJA20', minimum_spend: 150_000, amount_off: 20_000 })
    const { bodies } = await openCart(
      { [USABLE]: [{ data: { list: [large] } }], [SHORTFALL]: [shortfallReply(38_000, 'BELANJA20')] },
      { member: true },
    )
    const link = await screen.findByRole('link', { name: /Add Rp38.000 more for Rp20rb off/ })
    expect(link.getAttribute('href')).toBe('/coupons?coupon=BELANJA20')
    expect(bodies(USABLE)).toEqual([{ sku_nos: ['S1'] }])
    expect(bodies(SHORTFALL)).toContainEqual({ coupon_no: 'BELANJA20' })
  })

  it('keeps the rest of the cart usable when the voucher call fails', async () => {
    const broken = { code: ERRORS.VOUCHER_QUERY_FAILED.code }
    const { user } = await openCart({ [USABLE]: [broken, { data: { list: [] } }] }, { member: true })
    expect(await screen.findByText("Your vouchers couldn't be loaded.")).toBeTruthy()
    expect(await lineOf()).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('See vouchers you can claim')).toBeTruthy()
  })
})

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
