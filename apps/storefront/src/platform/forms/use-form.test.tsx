import { ERRORS } from '@nusaria/contracts/errors'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import type { Failure } from '../api/failure.ts'
import { defineRefusals } from '../refusals/refusals.ts'
import { sessionExpired, sessionSaved } from '../state/user-info.ts'
import { type RuleError, useForm } from './use-form.ts'
import type { Send } from './use-submit.ts'

type Values = { email: string; code: string }
const empty: Values = { email: '', code: '' }
const refusals = defineRefusals<'code' | 'form'>({ fallback: { target: 'form', actions: [] }, table: { CODE_INVALID: { target: 'code' } } })
const refusal = (name: 'CODE_INVALID' | 'TOO_MANY_FAILURES'): Failure => ({
  kind: 'business',
  code: ERRORS[name].code,
  msg: '',
  field: null,
  params: {},
})

interface Props {
  readonly send: Send<[Values], null>
  readonly options?: Partial<Parameters<typeof useForm<Values, 'missing' | 'refused', null>>[0]>
}

function Newsletter({ send, options }: Props) {
  const form = useForm<Values, 'missing' | 'refused', null>({ initial: empty, send, onDone: () => undefined, ...options })
  const inputs = (['email', 'code'] as const).map((name) => {
    const { onChange, ...props } = form.field(name)
    return <input key={name} aria-label={name} {...props} onChange={({ target }) => onChange(target.value)} />
  })
  return (
    <div ref={form.ref}>
      {inputs}
      <output>{JSON.stringify({ valid: form.valid, errors: form.errors, form: form.formFailure?.kind ?? null })}</output>
      <button type="button" onClick={() => void form.submit()}>
        Send
      </button>
      <button type="button" onClick={() => form.reset()}>
        Start over
      </button>
      <button type="button" onClick={() => form.clearError()}>
        Dismiss
      </button>
      <button type="button" onClick={() => form.fail(refusal('CODE_INVALID'))}>
        Fail
      </button>
    </div>
  )
}

const validate = ({ email, code }: Values) => ({ email: email ? undefined : 'missing', code: code ? undefined : 'missing' }) as const

const sari = { auth_token: 't', member_no: 'SARI', user_name: 'Sari', points: 0 }

function sariStore() {
  const store = shopStore()
  store.dispatch(sessionSaved(sari))
  return store
}

const inStore = (store = sariStore()) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
})

/** The form without a page: what happens between two renders of one. */
function hook(options: Props['options'] = {}, store = sariStore()) {
  const send = vi.fn(async (_: Values): Promise<{ data?: null; error?: Failure }> => ({ data: null }))
  const onDone = vi.fn()
  const { result } = renderHook(
    () => useForm<Values, 'missing' | 'refused', null>({ initial: empty, validate, refusals, send, onDone, ...options }),
    inStore(store),
  )
  const change = (part: Partial<Values>) => act(() => result.current.change(part))
  return { send, onDone, result, change, submit: () => act(() => result.current.submit()) }
}

async function open(options: Props['options'] = {}, answer: Awaited<ReturnType<Props['send']>> = { data: null }) {
  const store = sariStore()
  const send = vi.fn(async (_: Values) => answer)
  const { unmount } = await renderInShop(<Newsletter send={send} options={options} />, { store })
  const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const state = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown
  return { send, input, press, state, unmount, type: (name: string, text: string) => userEvent.type(input(name), text) }
}

it('shows what is wrong after a try to send, and takes the shopper to the first such field', async () => {
  const { send, state, input, press, type } = await open({ validate })
  await press('Send')
  expect(state()).toMatchObject({ errors: { email: 'missing', code: 'missing' } })
  expect(document.activeElement).toBe(input('email'))
  await type('email', 'sari@example.com')
  await press('Send')
  expect(document.activeElement).toBe(input('code'))
  expect(send).not.toHaveBeenCalled()
})

it('takes the shopper to the field that was refused, and stays where a refusal concerns the whole form', async () => {
  const refused = await open({ refusals }, { error: refusal('CODE_INVALID') })
  await refused.press('Send')
  expect(document.activeElement).toBe(refused.input('code'))
  cleanup()
  const whole = await open({ refusals }, { error: refusal('TOO_MANY_FAILURES') })
  await whole.press('Send')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
})

it('says whether anything is wrong with the values', async () => {
  const { state, type } = await open({ validate })
  expect(state()).toMatchObject({ valid: false, errors: {} })
  await type('email', 'sari@example.com')
  await type('code', '1')
  expect(state()).toMatchObject({ valid: true })
})

it('needs neither checks, nor a table of refusals, nor a draft', async () => {
  const { send, state, press, type, unmount } = await open({}, { error: refusal('CODE_INVALID') })
  await type('code', '1')
  await press('Send')
  expect(send).toHaveBeenCalledWith({ email: '', code: '1' })
  expect(state()).toEqual({ valid: true, errors: {}, form: 'business' })
  expect(sessionStorage).toHaveLength(0)
  unmount()
})

it('shows no error for a field that was passed without typing', async () => {
  const { state, input } = await open({ validate })
  await userEvent.click(input('email'))
  await userEvent.tab()
  expect(state()).toMatchObject({ errors: {} })
})

it('shows the errors of fields once they were left, and hides the one that is typed into where the form wants that', async () => {
  const always = ({ email, code }: Values) =>
    ({ email: email.length < 9 ? 'missing' : undefined, code: code.length < 9 ? 'missing' : undefined }) as const
  const typed = { email: 'missing', code: 'missing' }
  const plain = await open({ validate: always })
  await plain.type('email', 'a')
  expect(plain.state()).toMatchObject({ errors: {} })
  await plain.type('code', '1')
  await userEvent.tab()
  await plain.type('email', 'b')
  expect(plain.state()).toMatchObject({ errors: typed })
  cleanup()
  const hiding = await open({ validate: always, hideWhileTyping: ['email'] })
  await hiding.type('email', 'a')
  await hiding.type('code', '1')
  await userEvent.tab()
  await hiding.type('email', 'b')
  expect(hiding.state()).toMatchObject({ errors: { code: 'missing' } })
  expect(hiding.state()).not.toMatchObject({ errors: typed })
})

it('starts over: empties the fields and forgets the draft, the tries and the refusal', async () => {
  const { input, state, press, type } = await open({ validate, refusals, draft: 'newsletter' }, { error: refusal('TOO_MANY_FAILURES') })
  await type('email', 'sari@example.com')
  await type('code', '1')
  await press('Send')
  expect(state()).toMatchObject({ form: 'business' })
  expect(sessionStorage).not.toHaveLength(0)
  await press('Start over')
  expect(input('email').value + input('code').value).toBe('')
  expect(state()).toEqual({ valid: false, errors: {}, form: null })
  expect(sessionStorage).toHaveLength(0)
})

it('dismisses a refusal of a field and of the form', async () => {
  const { state, press } = await open({ refusals }, { error: refusal('TOO_MANY_FAILURES') })
  await press('Send')
  await press('Dismiss')
  expect(state()).toMatchObject({ form: null })
  await press('Fail')
  expect(state()).toMatchObject({ errors: { code: 'refused' }, form: null })
  await press('Dismiss')
  expect(state()).toMatchObject({ errors: {} })
})

it('forgets the draft when the answer was lost but the request was carried out', async () => {
  const onMade = vi.fn()
  const { press, type } = await open({ draft: 'newsletter', onMade }, { kind: 'made', made: 'A1', failure: { kind: 'network' } })
  await type('email', 'sari@example.com')
  expect(sessionStorage).not.toHaveLength(0)
  await press('Send')
  expect(onMade).toHaveBeenCalledWith('A1')
  expect(sessionStorage).toHaveLength(0)
})

it.each([
  ['forgets', undefined, 0],
  ['keeps', true, 1],
] as const)('%s the draft when the shopper leaves the page', async (_, keepOnLeave, drafts) => {
  const { type, unmount } = await open({ draft: 'newsletter', ...(keepOnLeave && { keepOnLeave }) })
  await type('email', 'sari@example.com')
  unmount()
  expect(sessionStorage).toHaveLength(drafts)
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
    inStore(),
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
  const { send, onDone, result } = hook()
  await act(() => {
    result.current.change({ email: 'sari@example.com' })
    result.current.change({ code: '123456' })
    return result.current.submit()
  })
  expect(send).toHaveBeenCalledWith({ email: 'sari@example.com', code: '123456' })
  expect(onDone).toHaveBeenCalledOnce()
})

it('keeps the values it began with when others are given later, the secret ones, too', () => {
  const { result, rerender } = renderHook(
    (initial: Values) => useForm<Values>({ initial, secret: ['code'], send: async () => ({ data: null }), onDone: vi.fn() }),
    { initialProps: { email: 'sari@example.com', code: '1' }, ...inStore() },
  )
  rerender({ email: 'budi@example.com', code: '2' })
  expect(result.current.values).toEqual({ email: 'sari@example.com', code: '1' })
})

it('keeps the draft during a login, without secrets, and removes it once the form is sent', async () => {
  const store = sariStore()
  const options = { draft: 'newsletter', secret: ['code'] } as const
  hook(options, store).change({ email: 'sari@example.com', code: '123456' })
  act(() => void store.dispatch(sessionExpired()))
  cleanup()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456')
  store.dispatch(sessionSaved(sari))
  const { result, change, submit } = hook(options, store)
  expect(result.current.values).toEqual({ email: 'sari@example.com', code: '' })
  change({ code: '123456' })
  await submit()
  expect(sessionStorage).toHaveLength(0)
})

it('shows a refusal beside its field until something is changed', async () => {
  const { send, result, change, submit } = hook()
  send.mockResolvedValue({ error: refusal('CODE_INVALID') })
  change({ email: 'sari@example.com', code: '000000' })
  await submit()
  expect(result.current).toMatchObject({ errors: { code: 'refused' }, formFailure: undefined, failure: refusal('CODE_INVALID') })
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  change({ code: '1' })
  expect(result.current.errors).toEqual({})
})

it('needs another value after a refusal, if the form is set to', async () => {
  const { send, change, submit } = hook({ blockRefused: true })
  send.mockResolvedValue({ error: refusal('CODE_INVALID') })
  change({ email: 'sari@example.com', code: '000000' })
  await submit()
  change({ email: 'sari2@example.com' })
  expect(await submit()).toBe(false)
  expect(send).toHaveBeenCalledOnce()
  change({ code: '123456' })
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
})

it('shows only the last refusal', async () => {
  const { send, result, change, submit } = hook()
  change({ email: 'sari@example.com', code: '000000' })
  for (const name of ['CODE_INVALID', 'TOO_MANY_FAILURES'] as const) {
    send.mockResolvedValue({ error: refusal(name) })
    await submit()
  }
  expect(result.current.errors).toEqual({})
  expect(result.current.formFailure).toEqual(refusal('TOO_MANY_FAILURES'))
})
