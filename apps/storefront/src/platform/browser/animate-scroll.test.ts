import { LIMITS } from '@nusaria/contracts/limits'
import { beforeEach, expect, it, vi } from 'vitest'
import { animateScrollTo } from './animate-scroll.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})

it('takes half a second', () => {
  const box = { scrollTop: 100 }
  animateScrollTo(box, 400)
  vi.advanceTimersByTime(LIMITS.scrollAnimation / 2)
  expect(box.scrollTop).toBeGreaterThan(150)
  expect(box.scrollTop).toBeLessThan(400)
  vi.advanceTimersByTime(LIMITS.scrollAnimation / 2 + 20)
  expect(box.scrollTop).toBe(400)
})

it('stops when the shopper scrolls meanwhile', () => {
  const box = { scrollTop: 0 }
  animateScrollTo(box, 400)
  vi.advanceTimersByTime(100)
  box.scrollTop = 30
  vi.advanceTimersByTime(LIMITS.scrollAnimation)
  expect(box.scrollTop).toBe(30)
})
