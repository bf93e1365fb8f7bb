import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Failure } from '../api/failure.ts'
import { type Send, useSubmit } from './use-submit.ts'

type Answer = Awaited<ReturnType<Send<[string], string>>>
const network: Failure = { kind: 'network' }

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
  expect(result.current.busy).toBe(false)
  await act(async () => {
    const first = result.current.submit('a')
    expect(await result.current.submit('b')).toBe(false)
    answer({ data: 'sent' })
    expect(await first).toBe(true)
  })
  expect(send.mock.calls).toEqual([['a']])
  expect(onDone).toHaveBeenCalledWith('sent')
  expect(result.current.busy).toBe(false)
  await act(async () => {
    void result.current.submit('c')
    answer({ data: 'sent' })
  })
  expect(send).toHaveBeenCalledTimes(2)
})

it.each<[string, Answer, boolean]>([
  ['an answer', { data: 'sent' }, true],
  ['word that it was carried out', { kind: 'made', made: 'A1', failure: network }, true],
  ['a refusal', { error: network }, false],
  ['word that nothing was made', { kind: 'nothing', failure: network }, false],
])('with the next page to follow, stays locked after a success alone: %s', async (_, answer, isSuccess) => {
  const send = vi.fn(async () => answer)
  const { result } = submitter(send, { lockOnDone: true })
  expect(await act(() => result.current.submit('a'))).toBe(isSuccess)
  expect(result.current.busy).toBe(isSuccess)
  await act(() => result.current.submit('b'))
  expect(send).toHaveBeenCalledTimes(isSuccess ? 1 : 2)
})

it('gives the failure, until it is cleared or the next try', async () => {
  const { result, onFailed } = submitter(async () => ({ error: network }))
  await act(() => result.current.submit('a'))
  expect(result.current.failure).toEqual(network)
  expect(result.current.notMade).toBe(false)
  expect(onFailed).toHaveBeenCalledWith(network)
  act(() => result.current.clearError())
  expect(result.current.failure).toBeUndefined()
})

it('after a lost answer, goes on with what was made', async () => {
  const { result, onMade } = submitter(async () => ({ kind: 'made', made: 'A1', failure: network }))
  await act(() => result.current.submit('a'))
  expect(onMade).toHaveBeenCalledWith('A1')
  expect(result.current.failure).toBeUndefined()
})

it('after a lost answer, says that nothing was made, until the next try', async () => {
  let answer: Answer = { kind: 'nothing', failure: { kind: 'timeout' } }
  const { result } = submitter(async () => answer)
  expect(result.current.notMade).toBe(false)
  await act(() => result.current.submit('a'))
  expect(result.current.notMade).toBe(true)
  expect(result.current.failure).toEqual({ kind: 'timeout' })
  answer = { data: 'sent' }
  await act(() => result.current.submit('a'))
  expect(result.current.notMade).toBe(false)
})

it.each<[string, Answer]>([
  ['made', { kind: 'made', made: 'A1', failure: network }],
  ['refused', { error: network }],
])('needs no listener for a request that was %s', async (_, answer) => {
  const { result } = renderHook(() => useSubmit(async () => answer, { onDone: vi.fn() }))
  await act(() => result.current.submit())
  expect(result.current.busy).toBe(false)
})
