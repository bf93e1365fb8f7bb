import { act, cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollMemory } from './scroll.ts'

let go: NavigateFunction

function Shop() {
  const navigate = useNavigate()
  useScrollMemory(useLocation())
  useEffect(() => {
    go = navigate
  }, [navigate])
  return null
}

/** Where the window stands; every scroll is told at once, and so is every frame. */
let top = 0
const scroll = (_: number, y: number) => {
  top = y
  window.dispatchEvent(new Event('scroll'))
}

/** Every page is as tall as it will be. */
class Sized {
  readonly observe: () => void
  constructor(tell: () => void) {
    this.observe = tell
  }
  disconnect() {}
}

beforeEach(() => {
  top = 0
  vi.stubGlobal('ResizeObserver', Sized)
  vi.stubGlobal('scrollTo', scroll)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frame(0)
    return 0
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('the way back leads to where a page was left, though the next page opened at its top', async () => {
  render(
    <MemoryRouter initialEntries={['/commodityList']}>
      <Shop />
    </MemoryRouter>,
  )
  act(() => scroll(0, 900))
  await act(async () => go('/commodDetail'))
  expect(top).toBe(0)
  await act(async () => go(-1))
  expect(top).toBe(900)
})
