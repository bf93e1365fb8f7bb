import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePollWithBackoff } from './use-poll-with-backoff.ts'

const look = vi.fn(() => Promise.resolve())
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  look.mockClear()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
const turns = (away: boolean) => {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}

it('polls less and less often while active', async () => {
  renderHook(() => usePollWithBackoff(true, look))
  await after(3)
  expect(look).toHaveBeenCalledTimes(1)
  await after(4.5)
  expect(look).toHaveBeenCalledTimes(2)
  await after(600)
  // Ten minutes at half a minute each, and the way there: not two hundred.
  expect(look.mock.calls.length).toBeLessThan(30)
  const before = look.mock.calls.length
  await after(30)
  expect(look).toHaveBeenCalledTimes(before + 1)
})

it('pauses while the page is hidden; when it is shown again, polls at once and often', async () => {
  renderHook(() => usePollWithBackoff(true, look))
  await after(120)
  turns(true)
  const before = look.mock.calls.length
  await after(600)
  expect(look).toHaveBeenCalledTimes(before)
  turns(false)
  expect(look).toHaveBeenCalledTimes(before + 1)
  await after(3)
  expect(look).toHaveBeenCalledTimes(before + 2)
})

it('continues after a failed poll', async () => {
  look.mockRejectedValueOnce(new Error('offline'))
  renderHook(() => usePollWithBackoff(true, look))
  await after(8)
  expect(look).toHaveBeenCalledTimes(2)
})

it('when inactive, polls only when the page is shown again or is online again', async () => {
  const { unmount } = renderHook(() => usePollWithBackoff(false, look))
  await after(600)
  expect(look).not.toHaveBeenCalled()
  turns(false)
  window.dispatchEvent(new Event('online'))
  expect(look).toHaveBeenCalledTimes(2)
  unmount()
  turns(false)
  await after(600)
  expect(look).toHaveBeenCalledTimes(2)
})
