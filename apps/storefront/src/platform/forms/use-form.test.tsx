import { ERRORS } from '@nusaria/contracts/errors'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { shopStore } from '#testing/render-in-shop.tsx'
import type { Failure } from '../api/failure.ts'
import { defineRefusals } from '../refusals/refusals.ts'
import { sessionExpired, sessionSaved } from '../state/user-info.ts'
import { type RuleError, useForm } from './use-form.ts'

const sari = { auth_token: 't', member_no: 'SARI', user_name: 'Sari', points: 0 }
const empty = { email: '', code: '' }
type Problem = 'missing' | 'invalid' | 'refused'
const refusals = defineRefusals<'code' | 'form'>({ fallback: { target: 'form', actions: [] }, table: { CODE_INVALID: { target: 'code' } } })
const refusal = (name: 'CODE_INVALID' | 'TOO_MANY_FAILURES'): Failure => ({
  kind: 'business',
  code: ERRORS[name].code,
  msg: '',
  field: null,
  params: {},
})

function shop() {
  const store = shopStore()
  store.dispatch(sessionSaved(sari))
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const send = vi.fn(async (_values: typeof empty): Promise<{ data?: null; error?: Failure }> => ({ data: null }))
  const onDone = vi.fn()
  const form = (options: { blockRefused?: true } = {}) =>
    renderHook(
      () =>
        useForm<typeof empty, Problem, null>({
          initial: empty,
          draft: 'newsletter',
          secret: ['code'],
          validate: ({ email, code }) => ({
            email: email === '' ? 'missing' : email.includes('@') ? undefined : 'invalid',
            code: code === '' ? 'missing' : undefined,
          }),
          refusals,
          send,
          onDone,
          ...options,
        }),
      { wrapper },
    ).result
  return { store, wrapper, send, onDone, form }
}

it('shows an error once its field is left, and all of them after a try to send', async () => {
  const { form, send } = shop()
  const result = form()
  act(() => result.current.change({ email: 'sari' }))
  expect(result.current.errors).toEqual({})
  act(() => result.current.field('email').onBlur())
  expect(result.current.errors).toEqual({ email: 'invalid' })
  expect(await act(() => result.current.submit())).toBe(false)
  expect(result.current.errors).toEqual({ email: 'invalid', code: 'missing' })
  expect(send).not.toHaveBeenCalled()
})

it('checks its fields by the contract’s rules, and what the form names by the form’s own', () => {
  const { result } = renderHook(
    () =>
      useForm<{ first: string; second: string; note: string }, RuleError>({
        initial: { first: '', second: '', note: '' },
        rules: {
          first: { max: 5, patterns: [/^[a-z]*$/] },
          second: { patterns: [/^\d+$/] },
          note: { patterns: [/./] },
        },
        validate: ({ first, second }) => ({ note: undefined, ...(first === second && second !== '' && { second: 'invalid' }) }),
        send: async () => ({ data: null }),
        onDone: () => {},
      }),
    { wrapper: shop().wrapper },
  )
  const errors = (values: Partial<typeof result.current.values>) => {
    act(() => result.current.change(values))
    act(() => void result.current.check())
    return result.current.errors
  }
  expect(errors({})).toEqual({ second: 'required' })
  expect(errors({ first: ' abcde ', second: ' 1 ' })).toEqual({})
  expect(errors({ first: 'abcdef', second: 'x' })).toEqual({ first: 'invalid', second: 'invalid' })
  expect(errors({ first: ' \u200b', second: '\u200b' })).toEqual({ second: 'required' })
})

it('sends what was typed in the same moment', async () => {
  const { form, send, onDone } = shop()
  const result = form()
  await act(() => {
    result.current.change({ email: 'sari@example.com' })
    result.current.change({ code: '123456' })
    return result.current.submit()
  })
  expect(send).toHaveBeenCalledWith({ email: 'sari@example.com', code: '123456' })
  expect(onDone).toHaveBeenCalledOnce()
})

it('keeps the values it began with when others are given later, the secret ones, too', () => {
  const { store } = shop()
  const { result, rerender } = renderHook(
    (initial: typeof empty) =>
      useForm<typeof empty, Problem, null>({ initial, secret: ['code'], send: async () => ({ data: null }), onDone: vi.fn() }),
    {
      initialProps: { email: 'sari@example.com', code: '1' },
      wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
    },
  )
  rerender({ email: 'budi@example.com', code: '2' })
  expect(result.current.values).toEqual({ email: 'sari@example.com', code: '1' })
})

it('keeps the draft during a login, without secrets, and removes it once the form is sent', async () => {
  const { store, form } = shop()
  const first = form()
  act(() => first.current.change({ email: 'sari@example.com', code: '123456' }))
  act(() => void store.dispatch(sessionExpired()))
  cleanup()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456')
  store.dispatch(sessionSaved(sari))
  const second = form()
  expect(second.current.values).toEqual({ email: 'sari@example.com', code: '' })
  act(() => second.current.change({ code: '123456' }))
  await act(() => second.current.submit())
  expect(sessionStorage).toHaveLength(0)
})

it('shows a refusal beside its field until something is changed', async () => {
  const { form, send } = shop()
  send.mockResolvedValue({ error: refusal('CODE_INVALID') })
  const result = form()
  act(() => result.current.change({ email: 'sari@example.com', code: '000000' }))
  await act(() => result.current.submit())
  expect(result.current.errors).toEqual({ code: 'refused' })
  expect(result.current.formFailure).toBeUndefined()
  expect(result.current.failure).toEqual(refusal('CODE_INVALID'))
  await act(() => result.current.submit())
  expect(send).toHaveBeenCalledTimes(2)
  act(() => result.current.change({ code: '1' }))
  expect(result.current.errors).toEqual({})
})

it('needs another value after a refusal, if the form is set to', async () => {
  const { form, send } = shop()
  send.mockResolvedValue({ error: refusal('CODE_INVALID') })
  const result = form({ blockRefused: true })
  act(() => result.current.change({ email: 'sari@example.com', code: '000000' }))
  await act(() => result.current.submit())
  act(() => result.current.change({ email: 'sari2@example.com' }))
  await act(() => result.current.submit())
  expect(send).toHaveBeenCalledOnce()
  act(() => result.current.change({ code: '123456' }))
  await act(() => result.current.submit())
  expect(send).toHaveBeenCalledTimes(2)
})

it('shows only the last refusal', async () => {
  const { form, send } = shop()
  const result = form()
  act(() => result.current.change({ email: 'sari@example.com', code: '000000' }))
  send.mockResolvedValue({ error: refusal('CODE_INVALID') })
  await act(() => result.current.submit())
  send.mockResolvedValue({ error: refusal('TOO_MANY_FAILURES') })
  await act(() => result.current.submit())
  expect(result.current.errors).toEqual({})
  expect(result.current.formFailure).toEqual(refusal('TOO_MANY_FAILURES'))
})
