import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AT, DETAIL, open } from './testing/render-page.tsx'

it('polls for status changes and stops once the request has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { sent } = await open([
    {},
    { status: AFTER_SALE_STATUS.refundPending, actions: [] },
    { status: AFTER_SALE_STATUS.success, actions: [], refunded_at: AT },
  ])
  expect(await screen.findByRole('heading', { name: 'Awaiting review' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByRole('heading', { name: 'Refund under way' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByRole('heading', { name: 'Refunded' })).toBeTruthy()
  const count = sent(DETAIL).length
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(sent(DETAIL)).toHaveLength(count)
})
