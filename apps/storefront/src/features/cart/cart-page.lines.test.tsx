import { ERRORS } from '@nusaria/contracts/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateReply, type StubbedReply } from '#testing/api-stub.ts'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { cartPath, DETAIL, lineOf, openCart } from './testing/render-cart.tsx'

describe('quantities', () => {
  it('sends the new quantity; its sum shows at once, and the sum of the server when it has answered', async () => {
    const after = cart([cartLine({ quantity: 2, line_amount: 100_000 })], { product_amount: 99_000 })
    const { reply, send } = lateReply()
    const { user, bodies } = await openCart({ [cartPath('update_quantity')]: [reply] })
    await user.click(await screen.findByRole('button', { name: 'One more' }))
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
    expect(screen.getByRole('complementary').textContent).toContain('100.000')
    expect(screen.getByRole('button', { name: 'Checkout (2)' })).toBeTruthy()
    await waitFor(() => expect(bodies(cartPath('update_quantity'))).toEqual([{ line_id: 'L1', quantity: 2 }]))
    send({ data: after })
    // The server's own number, which no adding up here would give.
    expect((await screen.findAllByText('99.000')).length).toBeGreaterThan(0)
  })

  it('every one of many quick taps counts at once, and the last quantity is sent', async () => {
    const after: StubbedReply = { data: cart([cartLine({ quantity: 5, line_amount: 249_000 })], { product_amount: 249_000 }) }
    const { reply, send } = lateReply()
    const { user, bodies } = await openCart({ [cartPath('update_quantity')]: [reply, after] })
    const more = await screen.findByRole('button', { name: 'One more' })
    for (let tap = 0; tap < 5; tap++) await user.click(more)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('5')
    expect(screen.getByRole('complementary').textContent).toContain('250.000')
    // Taps that take longer than the wait for a further one have sent a quantity already.
    send(after)
    await waitFor(() => expect(bodies(cartPath('update_quantity')).at(-1)).toEqual({ line_id: 'L1', quantity: 5 }))
    expect((await screen.findAllByText('249.000')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Checkout (5)' })).toBeTruthy()
  })

  it.each([
    ['stock', { stock: 228 }, '1000', 228, 'Only 228 left'],
    ['limit per order', { stock: 228, purchase_limit: 3 }, '15', 3, 'At most 3 per order'],
  ])('sends a typed quantity once it is typed, no more than the %s, and says why', async (_, offer, typed, sent, message) => {
    const { user, bodies } = await openCart({
      [DETAIL]: [{ data: cart([cartLine(offer)]) }],
      [cartPath('update_quantity')]: [{ data: cart([cartLine({ ...offer, quantity: sent })]) }],
    })
    const pieces = await screen.findByRole<HTMLInputElement>('spinbutton')
    await user.clear(pieces)
    await user.type(pieces, typed)
    expect(bodies(cartPath('update_quantity'))).toEqual([])
    await user.tab()
    expect(within(await lineOf()).getByText(message).role).toBe('status')
    expect(pieces.value).toBe(String(sent))
    await waitFor(() => expect(bodies(cartPath('update_quantity'))).toEqual([{ line_id: 'L1', quantity: sent }]))
  })

  it('includes a quantity that was typed right before Checkout', async () => {
    const { user, bodies, address } = await openCart({ [cartPath('update_quantity')]: [{ data: cart([cartLine({ quantity: 4 })]) }] })
    const pieces = await screen.findByRole('spinbutton')
    await user.clear(pieces)
    await user.type(pieces, '4')
    await user.click(screen.getByRole('button', { name: 'Checkout (1)' }))
    await waitFor(() => expect(address()).toBe('/orderConfirm'))
    expect(bodies(cartPath('update_quantity'))).toEqual([{ line_id: 'L1', quantity: 4 }])
  })

  it('goes back to the old quantity and sum when it was refused, and shows why beside the line', async () => {
    const { reply, send } = lateReply()
    const { user } = await openCart({ [cartPath('update_quantity')]: [reply] })
    await user.click(await screen.findByRole('button', { name: 'One more' }))
    const sum = screen.getByRole('complementary')
    expect(sum.textContent).toContain('100.000')
    send({ code: ERRORS.STOCK_INSUFFICIENT.code })
    const line = await lineOf()
    const alert = await within(line).findByRole('alert')
    expect(alert.textContent).toContain('The quantity stayed at 1.')
    await waitFor(() => expect(within(line).getByRole<HTMLInputElement>('spinbutton').value).toBe('1'))
    await waitFor(() => expect(sum.textContent).not.toContain('100.000'))
    expect(sum.textContent).toContain('50.000')
    expect(screen.getByRole('button', { name: 'Checkout (1)' })).toBeTruthy()
  })

  it('says when the line was removed in another tab', async () => {
    const { user } = await openCart({
      [DETAIL]: [{ data: cart([cartLine()]) }, { data: cart([]) }],
      [cartPath('update_quantity')]: [{ code: ERRORS.CART_LINE_MISSING.code }],
    })
    await user.click(await screen.findByRole('button', { name: 'One more' }))
    expect(await screen.findByText('Your cart was changed elsewhere. This is how it is now.')).toBeTruthy()
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  })

  it('offers the available quantity when there are too many pieces', async () => {
    const short = cartLine({ quantity: 5, trouble: 'stock_short', stock: 3 })
    const { user, bodies } = await openCart({
      [DETAIL]: [{ data: cart([short]) }],
      [cartPath('update_quantity')]: [{ data: cart([cartLine({ quantity: 3 })]) }],
    })
    const line = within(await screen.findByRole('list', { name: 'Choose fewer (1)' }))
    expect(line.getByText(/Only 3 left/)).toBeTruthy()
    await user.click(line.getByRole('button', { name: 'Take 3' }))
    await waitFor(() => expect(bodies(cartPath('update_quantity'))).toEqual([{ line_id: 'L1', quantity: 3 }]))
    expect(await screen.findByRole('list', { name: 'Products in your cart' })).toBeTruthy()
  })

  it('shows how many pieces were lost in a cart merge, until the shopper confirms', async () => {
    const { user, bodies } = await openCart({
      [DETAIL]: [{ data: cart([cartLine({ quantity: 5, left_behind: 2 })]) }],
      [cartPath('update_quantity')]: [{ data: cart([cartLine({ quantity: 5 })]) }],
    })
    const line = within(await lineOf())
    expect(line.getByText(/2 more from your cart as a guest didn't fit/)).toBeTruthy()
    await user.click(line.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(bodies(cartPath('update_quantity'))).toEqual([{ line_id: 'L1', quantity: 5 }]))
    await waitFor(() => expect(screen.queryByText(/didn't fit/)).toBeNull())
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
