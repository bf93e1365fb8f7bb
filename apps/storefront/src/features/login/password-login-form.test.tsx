import { ERRORS } from '@nusaria/contracts/errors'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CallResult } from '#platform/api/failure.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { PasswordLoginForm } from './password-login-form.tsx'

const LOGIN = '/member/user/login'
const session = { auth_token: 'token-1', member_no: 'M1', user_name: 'Sari', points: 0 }
const secret = 'Nusaria#1'

const encrypt = vi.hoisted(() => vi.fn<(text: string) => Promise<CallResult<string>>>())
vi.mock('#platform/crypto/encrypt-password.ts', () => ({ encryptPassword: encrypt }))

beforeEach(() => encrypt.mockImplementation(async () => ({ data: 'Y2lwaGVydGV4dA==' })))

async function form(replies: readonly StubbedReply[] = [{ data: { ...session, flag_registered: false } }]) {
  const calls = stubApi({ [LOGIN]: replies, '/membersrv_system': [{ data: serviceSettings }] })
  const onDone = vi.fn()
  const onReset = vi.fn()
  const { store } = await renderInShop(<PasswordLoginForm onDone={onDone} onReset={onReset} />)
  return {
    calls,
    store,
    onDone,
    onReset,
    account: await screen.findByLabelText<HTMLInputElement>('Account'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    consent: screen.getByRole('checkbox'),
    submit: screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }),
  }
}

async function filled(replies?: readonly StubbedReply[]) {
  const screenful = await form(replies)
  await pasteInto(screenful.account, 'sari@example.com')
  await pasteInto(screenful.password, secret)
  await userEvent.click(screenful.consent)
  return screenful
}

it('logs in only with a valid account, consent and a valid password', async () => {
  const { account, password, consent, submit } = await form()
  await pasteInto(account, '0812 0000 0001')
  await pasteInto(password, 'abc12')
  await userEvent.click(consent)
  expect(submit.disabled).toBe(true)
  await userEvent.type(password, '3')
  expect(submit.disabled).toBe(false)
  await userEvent.click(consent)
  expect(submit.disabled).toBe(true)
  await userEvent.click(consent)
  await userEvent.type(account, 'x')
  expect(submit.disabled).toBe(true)
})

it('accepts a copied phone number, and sends its digits and the encrypted password', async () => {
  const { account, password, consent, submit, calls, onDone, store } = await form()
  await userEvent.click(account)
  await userEvent.paste('+62 812-0000-0001')
  await pasteInto(password, secret)
  expect(sessionStorage.getItem('account')).toContain('0001')
  await userEvent.click(consent)
  await userEvent.click(submit)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls[0]?.body).toMatchObject({
    account: '81200000001',
    country_code: '62',
    login_type: LOGIN_TYPE.phonePassword,
    check_code: '',
    password: 'Y2lwaGVydGV4dA==',
  })
  expect(encrypt).toHaveBeenCalledWith(secret)
  expect(JSON.stringify(calls) + JSON.stringify(store.getState()) + JSON.stringify({ ...sessionStorage })).not.toContain(secret)
  expect(sessionStorage.getItem('account')).toBeNull()
  expect(sessionStorage.getItem('loginConsent')).toBeNull()
})

it('sends an e-mail address as an e-mail', async () => {
  const { submit, calls, onDone } = await filled()
  await userEvent.click(submit)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls[0]?.body).toMatchObject({ account: 'sari@example.com', country_code: '', login_type: LOGIN_TYPE.emailPassword })
})

it('limits the length of the password, and shows it on request', async () => {
  const { password } = await form()
  expect(password.maxLength).toBe(30)
  expect(password.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(password.type).toBe('text')
})

it('keeps a typed address with more than 30 letters before its @ as it is, and says when it is too long', async () => {
  const { account } = await form()
  const address = `${'a'.repeat(58)}@ab.co`
  await userEvent.type(account, address)
  expect(account.value).toBe(address)
  await userEvent.type(account, 'x')
  await userEvent.tab()
  expect(account.value).toBe(`${address}x`)
  expect(screen.getByText('At most 30 characters, or 64 for an e-mail')).toBeTruthy()
})

it('shows an error for text that is neither a phone number nor an e-mail address', async () => {
  const { account } = await form()
  await pasteInto(account, 'sari')
  await userEvent.tab()
  expect(screen.getByText('Enter a valid phone number or e-mail')).toBeTruthy()
  expect(account.getAttribute('aria-invalid')).toBe('true')
})

it('shows an error for an invalid password', async () => {
  const { password } = await form()
  await pasteInto(password, 'abc 123')
  await userEvent.tab()
  expect(screen.getByText("The password doesn't meet the standard")).toBeTruthy()
})

it.each([
  [undefined, 'Wrong account or password. Check both, then try again.'],
  [{ field: 'password', params: { left: 2 } }, 'Wrong account or password. Tries left before the password is locked: 2.'],
])('shows beside the field that account or password are wrong, and keeps both: %j', async (data, message) => {
  const { submit, account, password, onDone } = await filled([{ code: ERRORS.ACCOUNT_OR_PASSWORD_WRONG.code, data }])
  await userEvent.click(submit)
  expect(await screen.findByText(message)).toBeTruthy()
  expect([account.value, password.value]).toEqual(['sari@example.com', secret])
  expect(onDone).not.toHaveBeenCalled()
})

it('offers the reset after too many failures', async () => {
  const { submit, onReset } = await filled([{ code: ERRORS.TOO_MANY_FAILURES.code }])
  await userEvent.click(submit)
  await userEvent.click(await screen.findByRole('button', { name: 'Set a new password' }))
  expect(onReset).toHaveBeenCalledOnce()
})

it.each(['MEMBER_DISABLED', 'ACCOUNT_ABNORMAL', 'MEMBER_MISSING'] as const)(
  'explains %s for good, with the way to customer service',
  async (name) => {
    const { submit } = await filled([{ code: ERRORS[name].code }])
    await userEvent.click(submit)
    const link = await screen.findByRole('link', { name: 'WhatsApp' })
    expect(link.getAttribute('href')).toBe('https://wa.me/6281100000000')
    expect(screen.getByRole('alert').textContent).toContain('Customer service can help you')
  },
)

it('keeps the values when the login gets no answer, and tries again', async () => {
  const { submit, account, password, onDone, calls } = await filled(['unreachable', { data: { ...session, flag_registered: false } }])
  await userEvent.click(submit)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect([account.value, password.value]).toEqual(['sari@example.com', secret])
  await userEvent.click(retry)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls.filter((call) => call.path === LOGIN)).toHaveLength(2)
})

it('sends nothing when the code for the encryption does not load, and tries again', async () => {
  encrypt.mockResolvedValueOnce({ error: { kind: 'network' } })
  const { submit, onDone, calls } = await filled()
  await userEvent.click(submit)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(calls).toHaveLength(0)
  await userEvent.click(retry)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})
