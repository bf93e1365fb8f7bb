import { ERRORS } from '@nusaria/contracts/errors'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { toasts } from '#platform/toast.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { sentCodeStore } from '#session/sent-code.ts'
import { stubApi } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { codeSent } from '#testing/sent-code.ts'
import { CodeLoginForm, VerificationCodePage } from './verification-code-page.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

const LOGIN = '/member/user/login'
const session = { auth_token: 'token-1', member_no: 'M1', user_name: '8123****890', points: 0 }

const sendCode = (resendIn: number) => codeSent('081234567890', {}, { resendIn })
beforeEach(() => {
  vi.clearAllMocks()
  sendCode(60)
})

const onDone = vi.fn()
const onEdit = vi.fn()
const renderForm = () => renderInShop(<CodeLoginForm onDone={onDone} onEdit={onEdit} />)
const box = () => screen.getByLabelText<HTMLInputElement>('6-digit code')

it('logs in when a pasted code fills the boxes', async () => {
  const calls = stubApi({ [LOGIN]: [{ data: { ...session, flag_registered: true } }] })
  const { store } = await renderForm()
  expect(await screen.findByText('+62 8123****890')).toBeTruthy()
  expect(screen.getByRole('textbox', { description: /was sent by \w+ to \+62 8123\*{4}890/ })).toBe(box())
  await userEvent.click(box())
  await userEvent.paste('Your code: 407-218')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toMatchObject({
    check_code: '407218',
    login_type: LOGIN_TYPE.phoneCode,
    image_code: 'ABC123',
    image_nonce: 'nonce-0001',
  })
  expect(store.getState().userInfo.userInfo).toEqual(session)
  expect(sentCodeStore.get()).toBeNull()
  expect(JSON.stringify(store.getState())).not.toContain('407218')
})

it('says that the login is under way, and shows no message that it is done before it is', async () => {
  const shown = vi.fn()
  const stop = toasts.subscribe(shown)
  stubApi({ [LOGIN]: [{ data: { ...session, flag_registered: true } }] })
  await renderForm()
  await userEvent.type(await screen.findByLabelText('6-digit code'), '407218')
  expect(await screen.findByText('Logging in')).toBeTruthy()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(shown).not.toHaveBeenCalled()
  stop()
})

it('shows that a code is wrong, and accepts the next one', async () => {
  stubApi({ [LOGIN]: [{ code: ERRORS.CODE_INVALID.code }, { data: { ...session, flag_registered: false } }] })
  await renderForm()
  await userEvent.type(await screen.findByLabelText('6-digit code'), '111111')
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toBe('Wrong verification code, please enter it again.'))
  expect(toasts.get()).toEqual([])
  expect(box().getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(box())
  await userEvent.type(box(), '407218')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

it('no longer offers a right code of an account that may not log in', async () => {
  stubApi({ [LOGIN]: [{ code: ERRORS.MEMBER_MISSING.code }] })
  await renderForm()
  await userEvent.type(await screen.findByLabelText('6-digit code'), '407218')
  await waitFor(() => expect(sentCodeStore.get()).toBeNull())
})

it('helps when no code comes: what to check, when to ask again, other ways to log in, and customer service', async () => {
  stubApi({ '/membersrv_system': [{ data: serviceSettings }] })
  await renderForm()
  await userEvent.click(await screen.findByRole('button', { name: 'Didn’t get a code?' }))
  const help = within(await screen.findByRole('dialog', { name: 'Didn’t get a code?' }))
  expect(help.getByText(/Open WhatsApp on \+62 8123\*\*\*\*890/)).toBeTruthy()
  expect(help.getByText(/You can ask for a new code in \d+ seconds/)).toBeTruthy()
  expect(help.getByRole('link', { name: 'Log in by e-mail' }).getAttribute('href')).toBe('/emailLogin')
  expect(help.getByRole('link', { name: 'Log in with a password' }).getAttribute('href')).toBe('/accountLogin')
  expect(await help.findByRole('link', { name: /WhatsApp/ })).toBeTruthy()
})

it('offers another code only after a minute', async () => {
  stubApi({})
  await renderForm()
  expect((await screen.findByRole('timer')).textContent).toBe('Send again in 60 s')
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  cleanup()
  sendCode(-1)
  await renderForm()
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('asks for a captcha before it sends another code, and then waits a minute again', async () => {
  sendCode(-1)
  stubApi({
    '/member/user/random_code': [{ image: '<svg xmlns="http://www.w3.org/2000/svg"/>', id: 'p1' }],
    '/member/user/random_code_check': [{ data: { nonce: 'nonce-0002' } }],
    '/member/user/send_sms_code': [{ data: { channel: 'whatsapp', to: '8123****890', resend_after: 60 } }],
  })
  await renderForm()
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await userEvent.type(await screen.findByLabelText('Your answer'), 'ABC123')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect((await screen.findByRole('timer')).textContent).toMatch(/Send again in (60|59) s/)
  expect(sentCodeStore.get()).toMatchObject({ imageNonce: 'nonce-0002' })
})

it('shows how many tries are left, and that a new code is needed after the last one', async () => {
  stubApi({
    [LOGIN]: [
      { code: ERRORS.CODE_INVALID.code, data: { field: 'check_code', params: { left: 1 } } },
      { code: ERRORS.CODE_INVALID.code, data: { field: 'check_code', params: { left: 0 } } },
    ],
  })
  await renderForm()
  await userEvent.type(await screen.findByLabelText('6-digit code'), '111111')
  expect(await screen.findByText(/Tries left: 1\./)).toBeTruthy()
  await userEvent.clear(box())
  await userEvent.type(box(), '222222')
  expect(await screen.findByText(/can't be used any more\. Please ask for a new one/)).toBeTruthy()
  expect(sentCodeStore.get()).toBeNull()
  expect(screen.getByRole('timer').textContent).toMatch(/Send again in/)
})

it('returns to the phone number', async () => {
  stubApi({})
  await renderForm()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit number' }))
  expect(onEdit).toHaveBeenCalledOnce()
})

it('has a title, and leads to the login where no code was sent', async () => {
  await openPage(<VerificationCodePage />, {}, { at: '/verificationCode' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Enter the code' })).toBeTruthy()
  cleanup()
  sentCodeStore.clear()
  const { address } = await openPage(<VerificationCodePage />, {}, { at: '/verificationCode', path: '/verificationCode' })
  expect(address()).toBe('/login')
})

it('a second after the login the page that asked for it is shown', async () => {
  saveReturnTarget({ pathname: '/coupons', search: '?coupon=APP20' })
  const { store, address } = await openPage(<VerificationCodePage />, {}, { at: '/verificationCode' })
  await screen.findByLabelText('6-digit code')
  vi.useFakeTimers()
  act(() => void store.dispatch(sessionSaved(session)))
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(address()).toBe('/verificationCode')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(address()).toBe('/coupons?coupon=APP20')
  vi.useRealTimers()
})
