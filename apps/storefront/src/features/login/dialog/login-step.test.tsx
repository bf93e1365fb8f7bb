import { ERRORS } from '@nusaria/contracts/errors'
import { ACCOUNT_TYPE, type AccountType, LOGIN_STATUS, LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { LoginStatus } from '#platform/state/login-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { codeSent } from '#testing/sent-code.ts'
import { LoginStep } from './login-step.tsx'

const LOGIN = '/member/user/login'
const session = { auth_token: 'token-1', member_no: 'M1', user_name: 'Sari', points: 0, flag_registered: false }

const sendCode = (account: string, accountType: AccountType) => codeSent(account, { accountType, channel: 'email', to: 'masked' })

async function at(step: LoginStatus, replies: readonly StubbedReply[] = [{ data: session }]) {
  const calls = stubApi({ [LOGIN]: replies })
  const went = { go: vi.fn(), onLoggedIn: vi.fn(), onReset: vi.fn(), onDone: vi.fn() }
  const { store } = await renderInShop(<LoginStep step={step} {...went} />)
  return { calls, store, ...went }
}

it.each([
  [LOGIN_STATUS.phone, 'Phone number'],
  [LOGIN_STATUS.password, 'Account'],
  [LOGIN_STATUS.reset, 'Account'],
  [LOGIN_STATUS.loggedOut, 'Phone number'],
  [LOGIN_STATUS.email, 'E-mail'],
] as const)('step %i focuses the field %s', async (step, label) => {
  await at(step)
  const field = await screen.findByLabelText(label)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it.each([
  ['a phone number', '81234567890', ACCOUNT_TYPE.phone, LOGIN_STATUS.phone],
  ['an e-mail address', 'sari@example.com', ACCOUNT_TYPE.email, LOGIN_STATUS.email],
] as const)('back from a code sent to %s opens the step of that account', async (_, account, type, step) => {
  sendCode(account, type)
  const { go } = await at(LOGIN_STATUS.code)
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(go).toHaveBeenCalledExactlyOnceWith(step)
})

it('back from the reset opens the password step, and from there the reset opens again', async () => {
  const reset = await at(LOGIN_STATUS.reset)
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(reset.go).toHaveBeenCalledExactlyOnceWith(LOGIN_STATUS.password)
  cleanup()
  const password = await at(LOGIN_STATUS.password)
  await userEvent.click(await screen.findByRole('button', { name: 'Retrieve password' }))
  expect(password.go).toHaveBeenCalledExactlyOnceWith(LOGIN_STATUS.reset)
})

it('the other methods are steps', async () => {
  const { go } = await at(LOGIN_STATUS.phone)
  await userEvent.click(await screen.findByRole('button', { name: 'E-mail' }))
  await userEvent.click(screen.getByRole('button', { name: 'Password' }))
  expect(go.mock.calls).toEqual([[LOGIN_STATUS.email], [LOGIN_STATUS.password]])
})

it('without a sent code it leaves the code step', async () => {
  const { go } = await at(LOGIN_STATUS.code)
  await waitFor(() => expect(go).toHaveBeenCalledWith(LOGIN_STATUS.phone))
})

it('the button logs in with the code, without letters', async () => {
  sendCode('sari@example.com', ACCOUNT_TYPE.email)
  const { calls, onLoggedIn } = await at(LOGIN_STATUS.code)
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Log in' })
  await pasteInto(screen.getByLabelText('6-digit code'), '40a7b21')
  expect(submit.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('6-digit code'), '89')
  expect(screen.getByLabelText('6-digit code')).toHaveProperty('value', '407218')
  expect(calls).toHaveLength(0)
  await userEvent.click(submit)
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  expect(calls[0]?.body).toMatchObject({
    login_type: LOGIN_TYPE.desktopCode,
    country_code: '',
    account: 'sari@example.com',
    check_code: '407218',
  })
})

it('shows beside the code that it is wrong, and keeps the code when the shop does not answer', async () => {
  sendCode('sari@example.com', ACCOUNT_TYPE.email)
  const { onLoggedIn } = await at(LOGIN_STATUS.code, [{ code: ERRORS.CODE_INVALID.code }, 'unreachable', { data: session }])
  const code = await screen.findByRole('textbox', {
    name: '6-digit code',
    description: /sent by e-mail to masked/,
  })
  await userEvent.type(code, '111111{Enter}')
  expect(await screen.findByText('Wrong verification code, please enter it again.')).toBeTruthy()
  expect(screen.getByRole('textbox', { description: /sent by e-mail to masked.*Wrong verification code/ })).toBe(code)
  await userEvent.clear(code)
  await userEvent.type(code, '407218{Enter}')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(code).toHaveProperty('value', '407218')
  await userEvent.click(retry)
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce())
})
