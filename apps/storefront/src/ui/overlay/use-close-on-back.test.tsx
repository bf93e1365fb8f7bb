import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAGE_LEAVE_TIME, useCloseOnBack } from './overlay-history.ts'

const onClose = vi.fn()
const layer = (close = onClose) => renderHook(({ open }) => useCloseOnBack(open, close), { initialProps: { open: true } })
const marks = () => (history.state as { layers?: string[] } | null)?.layers?.length ?? 0
const place = () => [location.pathname, marks()]
/** Overlays and pages have done what they do once they were left. */
const quiet = () => act(() => vi.advanceTimersByTimeAsync(PAGE_LEAVE_TIME))

/** The browser's back button. */
const back = async () => {
  act(() => history.back())
  await quiet()
}

/** As the router does it. */
const push = (path: string, idx: number) => history.pushState({ idx, key: path }, '', path)

beforeEach(() => {
  vi.useFakeTimers()
  push('/before', 3)
  push('/product', 4)
})
afterEach(async () => {
  cleanup()
  await quiet()
  vi.useRealTimers()
  onClose.mockReset()
})

it('the back button closes the overlay, and the page stays', async () => {
  const { rerender } = layer()
  onClose.mockImplementation(() => rerender({ open: false }))
  expect(history.state).toMatchObject({ idx: 4, key: '/product' })
  await back()
  expect(onClose).toHaveBeenCalledOnce()
  expect(place()).toEqual(['/product', 0])
})

it('of two overlays it closes the upper one only', async () => {
  const below = vi.fn()
  layer(below)
  const { rerender } = layer()
  onClose.mockImplementation(() => rerender({ open: false }))
  await back()
  expect(onClose).toHaveBeenCalledOnce()
  expect([below.mock.calls.length, marks()]).toEqual([0, 1])
})

it("an overlay that refuses to close stays, and the back button doesn't leave the page", async () => {
  layer()
  for (const times of [1, 2]) {
    await back()
    expect(onClose).toHaveBeenCalledTimes(times)
    expect(place()).toEqual(['/product', 1])
  }
})

it('neither the page nor listeners of its address notice it', async () => {
  const heard = vi.fn()
  window.addEventListener('popstate', heard)
  const { rerender } = layer()
  rerender({ open: false })
  await quiet()
  expect(marks()).toBe(0)
  expect(heard).not.toHaveBeenCalled()
  window.removeEventListener('popstate', heard)
})

it('an overlay closed in another way leaves no history entry', async () => {
  const { rerender } = layer()
  rerender({ open: false })
  await quiet()
  expect(marks()).toBe(0)
  expect(onClose).not.toHaveBeenCalled()
  await back()
  expect(location.pathname).toBe('/before')
})

it('an overlay that opens while another closes is directly over the page', async () => {
  const first = layer()
  first.rerender({ open: false })
  const second = layer()
  await quiet()
  expect(place()).toEqual(['/product', 1])
  second.rerender({ open: false })
  await quiet()
  expect(place()).toEqual(['/product', 0])
  await back()
  expect(location.pathname).toBe('/before')
})

it.each([1, 2])('from %i overlays a link opens another page as from the page itself', async (count) => {
  const open = Array.from({ length: count }, () => layer())
  push('/cart', 5)
  expect([location.pathname, history.state.idx]).toEqual(['/cart', 5])
  for (const { unmount } of open) unmount()
  await quiet()
  expect(place()).toEqual(['/cart', 0])
  await back()
  expect(place()).toEqual(['/product', 0])
})

it('a page that replaces this one replaces its history entry, too', async () => {
  const { unmount } = layer()
  history.replaceState({ idx: 4, key: '/checkout' }, '', '/checkout')
  expect(location.pathname).toBe('/checkout')
  unmount()
  await quiet()
  expect([...place(), history.state.key]).toEqual(['/checkout', 0, '/checkout'])
  await back()
  expect(location.pathname).toBe('/before')
})

it('when an overlay closes and the page is left at once, the next page has the right history entry', async () => {
  const { rerender } = layer()
  rerender({ open: false })
  push('/cart', 5)
  expect(location.pathname).toBe('/cart')
  await quiet()
  expect(place()).toEqual(['/cart', 0])
  await back()
  expect(place()).toEqual(['/product', 0])
})

it("a step back by the page's own code leaves the page", async () => {
  const { unmount } = layer()
  history.go(-1)
  await quiet()
  expect(location.pathname).toBe('/before')
  unmount()
})

it('an overlay that stays open over the next page is closed by the back button there', async () => {
  layer()
  push('/login', 5)
  await quiet()
  expect(place()).toEqual(['/login', 1])
  await back()
  expect(onClose).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/login')
})
