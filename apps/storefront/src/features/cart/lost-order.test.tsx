import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drafts } from '#platform/state/drafts.ts'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openCart } from './testing/render-cart.tsx'

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

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('links to the order whose reply was lost, until the shopper dismisses it', async () => {
  const { user, bodies } = await openAfterLostReply(made)
  await noteWith(FOUND)
  expect(bodies(SETTLE)).toEqual([{ call: 'order.place', request_id: REQUEST }])
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/orderDetail/NS7')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(FOUND, { exact: false })).toBeNull()
})

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
