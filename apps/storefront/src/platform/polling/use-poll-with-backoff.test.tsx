import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePollWithBackoff } from './use-poll-with-backoff.ts'

const poll = vi.fn(() => Promise.resolve())
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  poll.mockClear()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})

const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
const setHidden = (value: boolean) => {
  hidden = value
  document.dispatchEvent(new Event('visibilitychange'))
}

it('polls less and less often while active', async () => {
  renderHook(() => usePollWithBackoff(true, poll))
  await after(3)
  expect(poll).toHaveBeenCalledTimes(1)
  await after(4.5)
  expect(poll).toHaveBeenCalledTimes(2)
  await after(600)
  // Ten minutes at 30 s each, and the shorter waits before: not 200.
  expect(poll.mock.calls.length).toBeLessThan(30)
  const before = poll.mock.calls.length
  await after(30)
  expect(poll).toHaveBeenCalledTimes(before + 1)
})

it('pauses while the page is hidden; when it is shown again, polls at once and often', async () => {
  renderHook(() => usePollWithBackoff(true, poll))
  await after(120)
  setHidden(true)
  const before = poll.mock.calls.length
  await after(600)
  expect(poll).toHaveBeenCalledTimes(before)
  setHidden(false)
  expect(poll).toHaveBeenCalledTimes(before + 1)
  await after(3)
  expect(poll).toHaveBeenCalledTimes(before + 2)
})

it('continues after a failed poll', async () => {
  poll.mockRejectedValueOnce(new Error('offline'))
  renderHook(() => usePollWithBackoff(true, poll))
  await after(8)
  expect(poll).toHaveBeenCalledTimes(2)
})

it('when inactive, polls only when the page is shown again or is online again', async () => {
  const { unmount } = renderHook(() => usePollWithBackoff(false, poll))
  await after(600)
  expect(poll).not.toHaveBeenCalled()
  setHidden(false)
  window.dispatchEvent(new Event('online'))
  expect(poll).toHaveBeenCalledTimes(2)
  unmount()
  setHidden(false)
  await after(600)
  expect(poll).toHaveBeenCalledTimes(2)
})
