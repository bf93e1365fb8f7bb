import { ERRORS } from '@nusaria/contracts/errors'
import { ACCOUNT_TYPE, CODE_TYPE } from '@nusaria/contracts/login-types'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ResetForm } from './reset-form.tsx'

const DRAW = '/member/user/random_code'
const CHECK = '/member/user/random_code_check'
const EMAIL = '/member/user/send_email_code'
const LINKED = '/member/user/send_linked_code'
const RESET = '/member/user/reset_password'
const sent: StubbedReply = { data: { channel: 'email', to: 'sa***ri@example.com', resend_after: 60 } }

vi.mock('#platform/crypto/encrypt-password.ts', () => ({ encryptPassword: async () => ({ data: 'Y2lwaGVydGV4dA==' }) }))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function form(props: Partial<Parameters<typeof ResetForm>[0]> = {}, replies: Partial<Record<string, readonly StubbedReply[]>> = {}) {
  const calls = stubApi({
    [DRAW]: [{ image: '<svg xmlns="http://www.w3.org/2000/svg"/>', id: 'p1' }],
    [CHECK]: [{ data: { nonce: 'nonce-0001' } }],
    [EMAIL]: [sent],
    [LINKED]: [sent],
    [RESET]: [{ data: null }],
    ...replies,
  })
  const onDone = vi.fn()
  await renderInShop(<ResetForm onDone={onDone} {...props} />)
  await screen.findByLabelText('New password')
  return { calls, onDone }
}

async function asksForCode() {
  await userEvent.click(button('Send code'))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('img')
  await pasteInto(dialog.getByLabelText('Your answer'), 'ABC123')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
}

async function types(password: string, repeated = password) {
  await pasteInto(field('New password'), password)
  await pasteInto(field('Repeat the new password'), repeated)
}

it('sends a code only to a valid account', async () => {
  await form()
  expect(button('Send code').disabled).toBe(true)
  await pasteInto(field('Account'), 'sari@example')
  expect(button('Send code').disabled).toBe(true)
  await pasteInto(field('Account'), '.com')
  expect(button('Send code').disabled).toBe(false)
})

it('resets the password with account, code and two equal passwords', async () => {
  const { calls, onDone } = await form()
  const save = button('Save the new password')
  await pasteInto(field('Account'), 'sari@example.com')
  await asksForCode()
  expect(await screen.findByText(/sent by e-mail to s\*\*\*i@example.com/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('6-digit code')))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Again in \d+ s$/ }).disabled).toBe(true)
  expect(save.disabled).toBe(true)
  await pasteInto(field('6-digit code'), '40x7 218')
  expect(field('6-digit code').value).toBe('407218')
  expect(save.disabled).toBe(true)
  await types('Rahasia1')
  expect(save.disabled).toBe(false)
  await userEvent.click(save)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls.find((call) => call.path === EMAIL)?.body).toMatchObject({ code_type: CODE_TYPE.resetPassword, email: 'sari@example.com' })
  expect(calls.find((call) => call.path === RESET)?.body).toEqual({
    country_code: '',
    account: 'sari@example.com',
    check_code: '407218',
    password: 'Y2lwaGVydGV4dA==',
    update_type: '1',
    image_nonce: 'nonce-0001',
  })
})

it('refuses different passwords, and invalid ones', async () => {
  await form()
  await types('Rahasia1', 'Rah')
  expect(screen.queryByText(/don't match/)).toBeNull()
  await userEvent.type(field('Repeat the new password'), 'x')
  expect(screen.getByText("The new passwords don't match, please enter them again")).toBeTruthy()
  await userEvent.clear(field('New password'))
  await userEvent.clear(field('Repeat the new password'))
  await types('ab 12')
  await userEvent.tab()
  expect(screen.getAllByText("The password doesn't meet the standard")).toHaveLength(2)
  expect(button('Save the new password').disabled).toBe(true)
  expect([field('New password').maxLength, field('Repeat the new password').maxLength]).toEqual([30, 30])
})

it('shows that a code must be requested first, also when it was sent to another account', async () => {
  const { calls } = await form()
  await pasteInto(field('Account'), 'sari@example.com')
  await pasteInto(field('6-digit code'), '407218')
  await types('Rahasia1')
  await userEvent.click(button('Save the new password'))
  expect(await screen.findByText('Ask for a code first, then enter it here')).toBeTruthy()
  expect(calls).toHaveLength(0)
})

it('shows beside the code that it is wrong, and keeps the values', async () => {
  const { onDone } = await form({}, { [RESET]: [{ code: ERRORS.CODE_INVALID.code }, { data: null }] })
  await pasteInto(field('Account'), 'sari@example.com')
  await asksForCode()
  await screen.findByText(/sent by e-mail/)
  await pasteInto(field('6-digit code'), '111111')
  await types('Rahasia1')
  await userEvent.click(button('Save the new password'))
  expect(await screen.findByText('Wrong verification code, please enter it again.')).toBeTruthy()
  expect(field('6-digit code').getAttribute('aria-invalid')).toBe('true')
  expect([field('6-digit code').value, field('New password').value]).toEqual(['111111', 'Rahasia1'])
  expect(onDone).not.toHaveBeenCalled()
})

it('shows beside the account that it is unknown', async () => {
  await form({}, { [EMAIL]: [{ code: ERRORS.ACCOUNT_NOT_FOUND.code }] })
  await pasteInto(field('Account'), 'nobody@example.com')
  await asksForCode()
  expect(await screen.findByText('No account was found for this phone number or e-mail.')).toBeTruthy()
  expect(field('Account').getAttribute('aria-invalid')).toBe('true')
})

it("on a member's page it uses the linked account, which is masked", async () => {
  const onCancel = vi.fn()
  const { calls, onDone } = await form({ linked: { kind: 'email', shown: 'sa***ri@example.com' }, onCancel })
  expect(screen.queryByLabelText('Account')).toBeNull()
  expect(screen.getByText('sa***ri@example.com')).toBeTruthy()
  await asksForCode()
  await screen.findByText(/sent by e-mail/)
  await pasteInto(field('6-digit code'), '407218')
  await types('Rahasia1')
  await userEvent.click(button('Confirm'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls.find((call) => call.path === LINKED)?.body).toMatchObject({
    account_type: ACCOUNT_TYPE.email,
    code_type: CODE_TYPE.resetPassword,
    image_nonce: 'nonce-0001',
  })
  expect(calls.find((call) => call.path === RESET)?.body).toMatchObject({ account: 'sa***ri@example.com', update_type: '1' })
  await userEvent.click(button('Cancel'))
  expect(onCancel).toHaveBeenCalledOnce()
})

it('of a backend that gives it in full, the linked account is asked for by the documented calls', async () => {
  const { calls, onDone } = await form({ linked: { kind: 'email', shown: 'sari@example.com' } })
  await asksForCode()
  await screen.findByText(/sent by e-mail to s\*\*\*i@example.com/)
  await pasteInto(field('6-digit code'), '407218')
  await types('Rahasia1')
  await userEvent.click(button('Save the new password'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const image = { image_code: 'ABC123', image_nonce: 'nonce-0001' }
  expect(calls.find((call) => call.path === EMAIL)?.body).toEqual({
    code_type: CODE_TYPE.resetPassword,
    email: 'sari@example.com',
    ...image,
  })
  expect(calls.find((call) => call.path === RESET)?.body).toMatchObject({ account: 'sari@example.com', update_type: '1' })
  expect(calls.filter((call) => call.path === LINKED)).toEqual([])
})
