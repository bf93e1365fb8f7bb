import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { PullToRefresh } from './pull-to-refresh-list.tsx'

type Point = readonly [x: number, y: number]

function drag(from: Point, ...path: readonly Point[]) {
  const touches = ([clientX, clientY]: Point) => ({ touches: [{ clientX, clientY }] })
  fireEvent.touchStart(window, touches(from))
  for (const point of path) fireEvent.touchMove(window, touches(point))
}
const letGo = () => fireEvent.touchEnd(window, { touches: [] })

let finish = () => {}
const refresh = vi.fn(() => new Promise<void>((done) => (finish = done)))

beforeEach(async () => {
  refresh.mockClear()
  await renderInShop(<PullToRefresh onRefresh={refresh} />)
})

test('pulled far enough from the top, the page refetches and shows it until the data is there', async () => {
  drag([100, 100], [102, 180], [102, 300])
  letGo()
  expect(refresh).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('Refreshing')
  drag([100, 100], [100, 300])
  letGo()
  expect(refresh).toHaveBeenCalledOnce()
  await act(async () => finish())
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a pull that is released early or pushed back does nothing', () => {
  drag([100, 100], [100, 180])
  letGo()
  drag([100, 100], [100, 300], [100, 120])
  letGo()
  drag([100, 100], [100, 300])
  fireEvent.touchCancel(window)
  letGo()
  expect(refresh).not.toHaveBeenCalled()
})

test("swiping sideways, scrolling and pinching don't count as pulls", () => {
  drag([100, 100], [140, 108], [150, 400])
  letGo()
  drag([100, 300], [100, 250], [100, 600])
  letGo()
  fireEvent.touchStart(window, { touches: [{ clientX: 0, clientY: 0 }] })
  fireEvent.touchMove(window, {
    touches: [
      { clientX: 0, clientY: 300 },
      { clientX: 9, clientY: 9 },
    ],
  })
  letGo()
  expect(refresh).not.toHaveBeenCalled()
})

test('further down the page a finger only scrolls', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40)
  drag([100, 100], [100, 400])
  letGo()
  expect(refresh).not.toHaveBeenCalled()
})

test('a pull that began before the page listened still counts', () => {
  fireEvent.touchMove(window, { touches: [{ clientX: 100, clientY: 120 }] })
  fireEvent.touchMove(window, { touches: [{ clientX: 100, clientY: 320 }] })
  letGo()
  expect(refresh).toHaveBeenCalledOnce()
})

test('a pull in a sheet over the page is no pull of the page', () => {
  const sheet = document.body.appendChild(document.createElement('div'))
  sheet.setAttribute('role', 'dialog')
  const touches = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] })
  fireEvent.touchStart(sheet, touches(100))
  fireEvent.touchMove(sheet, touches(180))
  fireEvent.touchMove(sheet, touches(320))
  fireEvent.touchEnd(sheet, { touches: [] })
  sheet.remove()
  expect(refresh).not.toHaveBeenCalled()
})
