import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Failure } from '../api/failure.ts'
import { type Send, useSubmit } from './use-submit.ts'

afterEach(cleanup)

function submitter(send: Send<[string], string>, options: { readonly lockOnDone?: true } = {}) {
  const onDone = vi.fn()
  const onMade = vi.fn()
  const onFailed = vi.fn()
  const { result } = renderHook(() => useSubmit(send, { onDone, onMade, onFailed, ...options }))
  return { result, onDone, onMade, onFailed }
}

it('sends a second press only after the answer', async () => {
  let answer = (_: { data: string }): void => undefined
  const send = vi.fn(
    () =>
      new Promise<{ data: string }>((resolve) => {
        answer = resolve
      }),
  )
  const { result, onDone } = submitter(send)
  await act(async () => {
    const first = result.current.submit('a')
    expect(await result.current.submit('b')).toBe(false)
    answer({ data: 'sent' })
    expect(await first).toBe(true)
  })
  expect(send.mock.calls).toEqual([['a']])
  expect(onDone).toHaveBeenCalledWith('sent')
  await act(async () => {
    void result.current.submit('c')
    answer({ data: 'sent' })
  })
  expect(send).toHaveBeenCalledTimes(2)
})

it('stays locked after a success when the next page follows', async () => {
  const send = vi.fn(async () => ({ data: 'sent' }))
  const { result } = submitter(send, { lockOnDone: true })
  await act(() => result.current.submit('a'))
  await act(() => result.current.submit('b'))
  expect(send).toHaveBeenCalledOnce()
  expect(result.current.busy).toBe(true)
})

it('gives the failure, until it is cleared or the next try', async () => {
  const failure: Failure = { kind: 'network' }
  const { result, onFailed } = submitter(async () => ({ error: failure }))
  await act(() => result.current.submit('a'))
  expect(result.current.failure).toEqual(failure)
  expect(onFailed).toHaveBeenCalledWith(failure)
  act(() => result.current.clearError())
  expect(result.current.failure).toBeUndefined()
})

it('reads the outcomes of a call with a request_id', async () => {
  const made = submitter(async () => ({ kind: 'made', made: 'A1', failure: null }))
  await act(() => made.result.current.submit('a'))
  expect(made.onMade).toHaveBeenCalledWith('A1')
  expect(made.result.current.failure).toBeUndefined()
  const nothing = submitter(async () => ({ kind: 'nothing', failure: { kind: 'timeout' } }))
  await act(() => nothing.result.current.submit('a'))
  expect(nothing.result.current.notMade).toBe(true)
  expect(nothing.result.current.failure).toEqual({ kind: 'timeout' })
})
