import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQuantityEdits } from './quantity-edits.ts'

/** Calls in the order they went out; each stays open until it is answered. */
function server() {
  const calls: { line: string; quantity: number; answer: () => void; refuse: (error: unknown) => void }[] = []
  const send = (line: string, quantity: number) =>
    new Promise<void>((answer, refuse) => {
      calls.push({ line, quantity, answer, refuse })
    })
  return { calls, edits: createQuantityEdits(send) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('quantity edits', () => {
  it('sends quick steps as one call with the absolute value', async () => {
    const { calls, edits } = server()
    for (const quantity of [2, 3, 4, 5]) edits.set('a', quantity)
    expect(edits.get().get('a')).toEqual({ quantity: 5 })
    expect(calls).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(300)
    expect(calls.map(({ quantity }) => quantity)).toEqual([5])
  })

  it('sends the last value after the running call, and nothing in between', async () => {
    const { calls, edits } = server()
    edits.set('a', 2)
    await vi.advanceTimersByTimeAsync(300)
    edits.set('a', 3)
    edits.set('a', 4)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toHaveLength(1)
    calls[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.map(({ quantity }) => quantity)).toEqual([2, 4])
    expect(edits.get().get('a')).toEqual({ quantity: 4 })
    calls[1]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(edits.get().size).toBe(0)
  })

  it('keeps lines separate', async () => {
    const { calls, edits } = server()
    edits.set('a', 2)
    edits.set('b', 7)
    await vi.advanceTimersByTimeAsync(300)
    expect(calls.map(({ line, quantity }) => [line, quantity])).toEqual([
      ['a', 2],
      ['b', 7],
    ])
  })

  it('reports a refusal, and can be tried again', async () => {
    const { calls, edits } = server()
    edits.set('a', 9)
    await vi.advanceTimersByTimeAsync(300)
    calls[0]?.refuse('no stock')
    await vi.advanceTimersByTimeAsync(0)
    expect(edits.get().get('a')).toEqual({ quantity: 9, error: 'no stock' })
    edits.set('a', 3)
    expect(edits.get().get('a')).toEqual({ quantity: 3 })
    await vi.advanceTimersByTimeAsync(300)
    expect(calls[1]?.quantity).toBe(3)
  })

  it('sends the last value even when the one before was refused', async () => {
    const { calls, edits } = server()
    edits.set('a', 9)
    await vi.advanceTimersByTimeAsync(300)
    edits.set('a', 2)
    calls[0]?.refuse('no stock')
    await vi.advanceTimersByTimeAsync(0)
    calls[1]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(edits.get().size).toBe(0)
  })

  it('settle() sends waiting values at once', async () => {
    const { calls, edits } = server()
    edits.set('a', 6)
    const settled = vi.fn()
    void edits.settle().then(settled)
    expect(calls.map(({ quantity }) => quantity)).toEqual([6])
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).not.toHaveBeenCalled()
    calls[0]?.answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toHaveBeenCalledOnce()
  })

  it('sends nothing more for a line that leaves the cart', async () => {
    const { calls, edits } = server()
    edits.set('a', 4)
    edits.discard('a')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toEqual([])
    expect(edits.get().size).toBe(0)
  })
})
