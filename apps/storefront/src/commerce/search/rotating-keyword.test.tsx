import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { useRotatingKeyword } from './rotating-keyword.tsx'

function Shown() {
  return <output>{useRotatingKeyword() ?? 'none'}</output>
}

let still = false
const listeners = new Set<() => void>()

/** The shopper asks for stillness, or no longer. */
const asksForStillness = (wanted: boolean) =>
  act(() => {
    still = wanted
    for (const listener of listeners) listener()
  })

function hides(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const passes = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

beforeEach(async () => {
  still = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return still
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  )
  stubApi({ '/search/hot': [{ data: { list: ['kopi', 'madu', 'teh'].map((keyword) => ({ keyword, search_count: 1 })) } }] })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderInShop(<Shown />)
  await screen.findByText('kopi')
})

it('shows the next hot keyword every 3,500 ms, round and round', async () => {
  await passes(3_499)
  expect(screen.getByRole('status').textContent).toBe('kopi')
  await passes(1)
  expect(screen.getByRole('status').textContent).toBe('madu')
  await passes(7_000)
  expect(screen.getByRole('status').textContent).toBe('kopi')
})

it('pauses while the page is hidden', async () => {
  hides(true)
  await passes(60_000)
  expect(screen.getByRole('status').textContent).toBe('kopi')
  hides(false)
  await passes(3_500)
  expect(screen.getByRole('status').textContent).toBe('madu')
})

it('stops for reduced motion, and continues when that is turned off', async () => {
  asksForStillness(true)
  await passes(60_000)
  expect(screen.getByRole('status').textContent).toBe('kopi')
  asksForStillness(false)
  await passes(3_500)
  expect(screen.getByRole('status').textContent).toBe('madu')
})
