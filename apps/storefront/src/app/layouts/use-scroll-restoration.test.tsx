import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useScrollRestoration } from './use-scroll-restoration.ts'

let go: NavigateFunction

function Shop() {
  const navigate = useNavigate()
  useScrollRestoration(useLocation())
  useEffect(() => {
    go = navigate
  }, [navigate])
  return null
}

/** A document of the shop, loaded at an entry of the history, that stands at `at` px when the shop's scripts come. */
function load(pathname: string, key: string, { hash = '', at = 0 } = {}): void {
  top = at
  render(
    <MemoryRouter initialEntries={[{ pathname, key, hash }]}>
      <Shop />
    </MemoryRouter>,
  )
}

/** The scroll position of the window. Scroll events and frames fire at once. */
let top = 0
const scroll = (_: number, y: number) => {
  top = y
  window.dispatchEvent(new Event('scroll'))
}

/** What the browser does to a page in its back/forward cache. */
const transition = (kind: 'pagehide' | 'pageshow') => window.dispatchEvent(Object.assign(new Event(kind), { persisted: true }))

/** px: how tall the page is */
let height = 10_000
let laidOut = () => {}

/** Reports the page's size once it is laid out. */
class Sized {
  constructor(tell: () => void) {
    laidOut = tell
  }
  observe() {}
  disconnect() {
    laidOut = () => {}
  }
}

beforeEach(() => {
  top = 0
  height = 10_000
  vi.stubGlobal('ResizeObserver', Sized)
  vi.stubGlobal('scrollTo', (x: number, y: number) => scroll(x, Math.min(y, height)))
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height + window.innerHeight)
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frame(0)
    return 0
  })
})

test('back returns to the scroll position of a page, although the next page opened at the top', async () => {
  load('/commodityList', 'list')
  act(() => scroll(0, 900))
  await act(async () => go('/commodDetail'))
  expect(top).toBe(0)
  await act(async () => go(-1))
  laidOut()
  expect(top).toBe(900)
})

test('a reloaded page scrolls to its position as soon as it is tall enough; positions on the way are not stored', () => {
  load('/commodityList', 'list')
  act(() => scroll(0, 900))
  cleanup()
  height = 200
  load('/commodityList', 'list')
  laidOut()
  expect(top).toBe(200)
  cleanup()
  load('/commodityList', 'list')
  height = 2_000
  laidOut()
  expect(top).toBe(900)
})

test('a shopper who scrolls before the page is tall enough stays at that position', () => {
  load('/commodityList', 'list')
  act(() => scroll(0, 900))
  cleanup()
  height = 200
  load('/commodityList', 'list')
  laidOut()
  window.dispatchEvent(new Event('pointerdown'))
  height = 2_000
  laidOut()
  expect(top).toBe(200)
})

test('a new document opens at its top, wherever another one stood', () => {
  load('/', 'home')
  act(() => scroll(0, 1_200))
  cleanup()
  load('/paymentSuccess', 'result')
  expect(top).toBe(0)
})

test("a page that the shopper scrolled before the shop's scripts came stays there, and returns there", async () => {
  load('/', 'home', { at: 600 })
  expect(top).toBe(600)
  await act(async () => go('/cart'))
  expect(top).toBe(0)
  await act(async () => go(-1))
  laidOut()
  expect(top).toBe(600)
})

test("documents without router keys don't share a position", () => {
  load('/', 'default')
  act(() => scroll(0, 1_200))
  cleanup()
  load('/paymentSuccess', 'default')
  expect(top).toBe(0)
})

test('a new document with an anchor is left to it', () => {
  load('/faqs', 'faqs', { hash: '#refund', at: 640 })
  expect(top).toBe(640)
})

test('a page restored from the back/forward cache at its top returns to its position and stays there', () => {
  load('/commodityList', 'list')
  act(() => scroll(0, 900))
  transition('pagehide')
  scroll(0, 0)
  transition('pageshow')
  laidOut()
  expect(top).toBe(900)
  cleanup()
  load('/commodityList', 'list')
  laidOut()
  expect(top).toBe(900)
})
