import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { lateReply, type StubbedReply } from '#testing/api-stub.ts'
import { confirmation } from '#testing/trade-samples.ts'
import { CONFIRM, open, PLACE, placed } from './testing/open-confirm-page.tsx'

describe('an order whose reply was lost', () => {
  const SETTLE = '/submission/settle'
  const made: StubbedReply = { data: { made: 'NS7' } }
  const none: StubbedReply = { data: { made: null } }
  const placedOrder = () => screen.findByRole('heading', { name: 'Your order NS7 was placed.' })
  const idOf = (calls: readonly { readonly body: unknown }[], at = 0) => (calls[at]?.body as { request_id: string } | undefined)?.request_id

  it('is sent again with the same request_id, so that it is not placed twice', async () => {
    const { user, place, of } = await open({ [PLACE]: ['unreachable', placed] })
    await user.click(place)
    expect((await screen.findByRole('alert')).textContent).toContain("it won't be placed twice")
    await user.click(place)
    expect(await screen.findByText('cashier')).toBeTruthy()
    const [first, second] = of(PLACE).map(({ body }) => (body as { request_id: string }).request_id)
    expect(second).toBe(first)
  })

  it('is shown with a link when the server has it, and no other order can be placed meanwhile', async () => {
    const { user, place, of } = await open({ [PLACE]: ['unreachable'], [SETTLE]: [made] })
    await user.click(place)
    await placedOrder()
    expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/orderDetail/NS7')
    expect(screen.getByRole('link', { name: 'Go to payment' }).getAttribute('href')).toBe('/checkout?order_no=NS7')
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
    expect(of(SETTLE)[0]?.body).toEqual({ call: 'order.place', request_id: idOf(of(PLACE)) })
  })

  it('was not placed: the page says so, and the next try is a new request', async () => {
    const { user, place, of } = await open({ [PLACE]: ['unreachable', placed], [SETTLE]: [none] })
    await user.click(place)
    expect((await screen.findByRole('alert')).textContent).toContain('The order was not placed. You can place it again.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('cashier')).toBeTruthy()
    expect(idOf(of(PLACE), 1)).not.toBe(idOf(of(PLACE)))
  })

  it('is found when the shopper comes back to the page, but is not asked for while it is being sent', async () => {
    const { reply, send } = lateReply()
    const { user, place, of } = await open({ [PLACE]: [reply], [SETTLE]: ['unreachable', made] })
    const comesBack = () => document.dispatchEvent(new Event('visibilitychange'))
    await user.click(place)
    await waitFor(() => expect(of(PLACE)).toHaveLength(1))
    comesBack()
    send('unreachable')
    expect((await screen.findByRole('alert')).textContent).toContain("it won't be placed twice")
    expect(of(SETTLE)).toHaveLength(1)
    comesBack()
    await placedOrder()
    expect(of(SETTLE)).toHaveLength(2)
  })

  it('blocks an order with other content until its outcome is known', async () => {
    const coins = confirmation({ coins: { ...confirmation().coins, balance: 500, usable: 500, amount: 5_000 } })
    const { user, place, of } = await open({
      [CONFIRM]: [{ data: coins }],
      [PLACE]: ['unreachable', placed],
      [SETTLE]: ['unreachable', 'unreachable', made],
    })
    await user.click(place)
    expect((await screen.findByRole('alert')).textContent).toContain("it won't be placed twice")
    await user.click(screen.getByRole('checkbox', { name: /coins/ }))
    await waitFor(() => expect(place.disabled).toBe(false))
    await user.click(place)
    await waitFor(() => expect(of(SETTLE)).toHaveLength(2))
    expect((await screen.findByRole('alert')).textContent).toContain("We don't know yet")
    await user.click(place)
    await placedOrder()
    expect(of(PLACE)).toHaveLength(1)
  })

  it('was placed and cancelled elsewhere: it is shown instead of a closed cashier', async () => {
    const closed: StubbedReply = { data: { order_no: 'NS7', status: 'closed', total: 62_000, pay_by: null } }
    const { user, place } = await open({ [PLACE]: ['unreachable', closed] })
    await user.click(place)
    await screen.findByRole('alert')
    await user.click(place)
    await placedOrder()
    await user.click(screen.getByRole('button', { name: 'Place another order' }))
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeTruthy()
  })
})
