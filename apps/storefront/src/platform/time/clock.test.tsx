import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clockSkew, msUntil, useCountdown } from './clock.ts'

const NOW = Date.parse('2026-11-22T09:00:00+07:00')
const at = (ms: number) => new Date(NOW + ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})

describe('a countdown by the server clock', () => {
  it('ticks every second and ends once', () => {
    const onOver = vi.fn()
    const { result } = renderHook(() => useCountdown(at(3_000), 0, onOver))
    expect(result.current).toBe(3_000)
    act(() => vi.advanceTimersByTime(1_000))
    expect(result.current).toBe(2_000)
    act(() => vi.advanceTimersByTime(5_000))
    expect(result.current).toBe(0)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('follows the server, not a device that is an hour behind', () => {
    const skew = clockSkew(at(3_600_000), NOW)
    expect(msUntil(at(3_660_000), skew)).toBe(60_000)
    const { result } = renderHook(() => useCountdown(at(3_660_000), skew))
    expect(result.current).toBe(60_000)
  })

  it('is right at once when the device wakes up', () => {
    const { result } = renderHook(() => useCountdown(at(600_000), 0))
    // Asleep: the clock goes on, timers don't.
    vi.setSystemTime(NOW + 590_000)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    expect(result.current).toBe(10_000)
  })

  it('stands still in a hidden tab, and is right when the tab is seen again', () => {
    const { result } = renderHook(() => useCountdown(at(600_000), 0))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => vi.advanceTimersByTime(60_000))
    expect(result.current).toBe(599_000)
    expect(vi.getTimerCount()).toBe(0)
    hidden.mockRestore()
    act(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    expect(result.current).toBe(540_000)
    act(() => vi.advanceTimersByTime(1_000))
    expect(result.current).toBe(539_000)
  })

  it.each([
    ['ten minutes', 600_000],
    ['two hours', 7_200_000],
  ])('shows no more than before when the clock is set back by %s', (_, back) => {
    const onOver = vi.fn()
    const { result } = renderHook(() => useCountdown(at(60_000), 0, onOver))
    act(() => vi.advanceTimersByTime(5_000))
    vi.setSystemTime(NOW + 5_000 - back)
    act(() => vi.advanceTimersByTime(1_000))
    expect(result.current).toBe(54_000)
    act(() => vi.advanceTimersByTime(54_000))
    expect(result.current).toBe(0)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('ends at once when the clock is set forward, as after a sleep', () => {
    const onOver = vi.fn()
    renderHook(() => useCountdown(at(60_000), 0, onOver))
    vi.setSystemTime(NOW + 7_200_000)
    act(() => vi.advanceTimersByTime(1_000))
    expect(onOver).toHaveBeenCalledOnce()
  })

  it('ends when the device wakes up after the deadline', () => {
    const onOver = vi.fn()
    const { result } = renderHook(() => useCountdown(at(600_000), 0, onOver))
    vi.setSystemTime(NOW + 700_000)
    act(() => {
      window.dispatchEvent(new Event('focus'))
    })
    expect(result.current).toBe(0)
    expect(onOver).toHaveBeenCalledOnce()
  })

  it.each([
    ['comes later', null],
    ['is put off', at(0)],
  ])('is never zero for a deadline that %s', (_, first) => {
    const shown: number[] = []
    const { rerender } = renderHook(
      ({ deadline }: { deadline: string | null }) => {
        const left = useCountdown(deadline, 0)
        if (deadline === at(600_000)) shown.push(left)
      },
      { initialProps: { deadline: first } },
    )
    act(() => vi.advanceTimersByTime(10_000))
    rerender({ deadline: at(600_000) })
    expect(new Set(shown)).toEqual(new Set([590_000]))
  })

  it('is zero without a deadline', () => {
    expect(renderHook(() => useCountdown(null, 0)).result.current).toBe(0)
  })
})
