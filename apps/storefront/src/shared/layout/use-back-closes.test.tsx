import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBackCloses } from './use-back-closes.ts'

const onClose = vi.fn()
const layer = (close = onClose) => renderHook(({ open }) => useBackCloses(open, close), { initialProps: { open: true } })
const marks = () => (history.state as { layers?: string[] } | null)?.layers?.length ?? 0

beforeEach(() => history.replaceState({ idx: 4, key: 'page' }, '', '/product'))
afterEach(() => {
  cleanup()
  onClose.mockReset()
})

it('the way back closes what lies over the page, and the page stays', async () => {
  layer()
  expect(history.state).toMatchObject({ idx: 4, key: 'page' })
  act(() => history.back())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect([location.pathname, marks()]).toEqual(['/product', 0])
})

it('of two it closes the upper one alone', async () => {
  const below = vi.fn()
  layer(below)
  layer()
  act(() => history.back())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect([below.mock.calls.length, marks()]).toEqual([0, 1])
})

it('closed in another way it leaves nothing behind in the history', async () => {
  const { rerender } = layer()
  rerender({ open: false })
  await waitFor(() => expect(marks()).toBe(0))
  expect(onClose).not.toHaveBeenCalled()
})

it('closed because the page was left it goes nowhere', async () => {
  const { unmount } = layer()
  act(() => history.pushState({ idx: 5, key: 'next' }, '', '/cart'))
  unmount()
  await new Promise((done) => setTimeout(done, 20))
  expect(location.pathname).toBe('/cart')
})
