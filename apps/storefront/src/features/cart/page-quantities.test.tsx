import { ERRORS } from '@nusaria/contracts/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lateReply, type StubbedReply } from '#testing/api-stub.ts'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { cartPath, DETAIL, lineOf, openCart } from './testing/render-cart.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
    const { user, bodies } = await openCart({ [cartPath('update_quantity')]: [{ data: cart([cartLine({ quantity: 4 })]) }] })
    const pieces = await screen.findByRole('spinbutton')
    await user.clear(pieces)
    await user.type(pieces, '4')
    await user.click(screen.getByRole('button', { name: 'Checkout (1)' }))
    await waitFor(() => expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/orderConfirm'))
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
