import { ERRORS } from '@nusaria/contracts/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { ChangePasswordForm, PasswordForms } from './password-forms.tsx'

vi.mock('#platform/crypto/encrypt-password.ts', () => ({
  encryptPassword: async (text: string) => ({ data: `encrypted(${text.length})` }),
}))

const UPDATE = '/member/user/update_password'

async function open(hasPassword: boolean, ...replies: StubbedReply[]) {
  const calls = stubApi({ [UPDATE]: replies })
  const onDone = vi.fn()
  const view = await renderInShop(<ChangePasswordForm hasPassword={hasPassword} onDone={onDone} onCancel={vi.fn()} onReset={vi.fn()} />)
  await screen.findByLabelText('New password')
  const user = userEvent.setup()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  const write = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await pasteInto(field, text)
  }
  const fill = async (old: string) => {
    await write('Current password', old)
    await write('New password', 'Mendoan#22')
    await write('Repeat the new password', 'Mendoan#22')
  }
  return { ...view, calls, onDone, user, save, write, fill }
}

it('changes the password with the current one, and sends both encrypted', async () => {
  const { calls, onDone, save, fill, user, store } = await open(true, { data: null })
  await fill('Nusaria#1')
  await user.click(save)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(calls[0]?.body).toEqual({ old_password: 'encrypted(9)', password: 'encrypted(10)' })
  expect(JSON.stringify(store.getState())).not.toMatch(/Nusaria#1|Mendoan|encrypted/)
})

it('sets a first password without asking for a current one', async () => {
  const { calls, save, write, user } = await open(false, { data: null })
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await write('New password', 'abc123')
  await write('Repeat the new password', 'abc123')
  await user.click(save)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ password: 'encrypted(6)' })
})

it('accepts 6 to 30 of the allowed characters', async () => {
  const { save, write } = await open(false)
  for (const [password, good] of [
    ['abc12', false],
    ['abc 123', false],
    ['abc123?', false],
    ['!@#$%^&*,.', true],
  ] as const) {
    await write('New password', password)
    await write('Repeat the new password', password)
    expect(save.disabled, password).toBe(!good)
  }
  await write('New password', 'a'.repeat(31))
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toHaveLength(30)
})

it('shows that a password is invalid when the field is left, not while it is typed', async () => {
  const { write, user } = await open(false)
  await write('New password', 'abc')
  expect(screen.queryByText("The password doesn't meet the requirements.")).toBeNull()
  await user.tab()
  expect(screen.getByText("The password doesn't meet the requirements.")).toBeTruthy()
})

it('shows that the passwords differ as soon as more letters cannot help', async () => {
  const { write, save } = await open(false)
  await write('New password', 'Mendoan#22')
  await write('Repeat the new password', 'Mendo')
  expect(screen.queryByText(/don't match/)).toBeNull()
  await write('Repeat the new password', 'Mendu')
  expect(screen.getByText(/don't match/)).toBeTruthy()
  expect(save.disabled).toBe(true)
})

it('shows beside the field that the current password is wrong, and still offers the reset by code', async () => {
  const { fill, save, user, onDone } = await open(true, { code: ERRORS.PASSWORD_WRONG.code })
  await fill('Nusaria#2')
  await user.click(save)
  expect(await screen.findByText('The current password is wrong.')).toBeTruthy()
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Mendoan#22')
  expect(screen.getByRole('button', { name: 'Forgot it? Use a code' })).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
})

it('offers the reset by code after too many failures', async () => {
  const { fill, save, user } = await open(true, { code: ERRORS.TOO_MANY_FAILURES.code })
  await fill('Nusaria#2')
  await user.click(save)
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toMatch(/Too many failed attempts.*Forgot it\? Use a code/))
})

describe('with a linked phone', () => {
  async function openLinked() {
    const store = shopStore()
    store.dispatch(sessionSaved({ auth_token: 'token-1', member_no: 'M1' }))
    stubApi({ [UPDATE]: [{ data: null }] })
    const onClose = vi.fn()
    await renderInShop(<PasswordForms member={memberSample()} onClose={onClose} />, { store })
    await screen.findByLabelText('Current password')
    return { store, onClose, user: userEvent.setup() }
  }

  it('asks for a login after a new password, and remembers whose account it was', async () => {
    const { store, onClose, user } = await openLinked()
    await pasteInto(screen.getByLabelText('Current password'), 'Nusaria#1')
    await pasteInto(screen.getByLabelText('New password'), 'Mendoan#22')
    await pasteInto(screen.getByLabelText('Repeat the new password'), 'Mendoan#22')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(store.getState().userInfo.userInfo).toMatchObject({ auth_token: null, member_no: 'M1' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Nusaria#1|Mendoan/)
  })

  it('resets a forgotten password with a code to the phone', async () => {
    const { user } = await openLinked()
    await user.click(screen.getByRole('button', { name: 'Forgot it? Use a code' }))
    expect(await screen.findByText('+62 8120****001')).toBeTruthy()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByLabelText('Current password')).toBeTruthy()
  })
})
