import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { SwipeRow } from './line-actions.tsx'

const noop = () => {}

async function open(): Promise<HTMLElement> {
  await renderInShop(
    <SwipeRow onMove={noop} onRemove={noop} disabled={false}>
      <p>Kopi Gayo</p>
    </SwipeRow>,
  )
  const goods = await screen.findByText('Kopi Gayo')
  vi.useFakeTimers()
  return goods.parentElement?.parentElement as HTMLElement
}

const scrolls = (row: HTMLElement, left: number) => {
  row.scrollLeft = left
  fireEvent.scroll(row)
}
/** Whether the buttons are a snap point. */
const stopsAtButtons = (row: HTMLElement) => row.dataset.touched !== undefined

beforeEach(() => {
  // As in WebKit.
  for (const owner of [window, Window.prototype]) Reflect.deleteProperty(owner, 'onscrollend')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('without scrollend, a row that scrolled back no longer snaps to its buttons after a moment', async () => {
  const row = await open()
  fireEvent.touchStart(row)
  scrolls(row, 150)
  fireEvent.touchEnd(row)
  act(() => vi.advanceTimersByTime(1_000))
  expect(stopsAtButtons(row)).toBe(true)
  fireEvent.touchStart(row)
  scrolls(row, 90)
  fireEvent.touchEnd(row)
  scrolls(row, 0)
  expect(stopsAtButtons(row)).toBe(true)
  act(() => vi.advanceTimersByTime(1_000))
  expect(stopsAtButtons(row)).toBe(false)
})

it('without scrollend, a finger resting on the row keeps the snap point at its buttons', async () => {
  const row = await open()
  fireEvent.touchStart(row)
  scrolls(row, 4)
  act(() => vi.advanceTimersByTime(1_000))
  expect(stopsAtButtons(row)).toBe(true)
})
