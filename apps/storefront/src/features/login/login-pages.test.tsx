import { ACCOUNT_TYPE, CODE_TYPE, LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { toasts } from '#platform/toast.ts'
import { openPage } from '#testing/open-page.tsx'
import { pasteInto } from '#testing/paste-into.ts'
import { codeSent } from '#testing/sent-code.ts'
import { LoginStep } from './dialog/login-step.tsx'
import { ForgetPasswordPage } from './forget-password-page.tsx'
import { EmailLoginPage, LoginPage } from './login-page.tsx'

vi.mock('#platform/crypto/encrypt-password.ts', () => ({ encryptPassword: async () => ({ data: 'Y2lwaGVydGV4dA==' }) }))

const RESET = { '/member/user/reset_password': [{ data: null }] }

it.each([
  ['/login', <LoginPage key="phone" />, 'Phone number', '81234567890', 'Send code by WhatsApp'],
  ['/emailLogin', <EmailLoginPage key="email" />, 'E-mail', 'sari@example.com', 'Verify and log in'],
])('on a phone a sent code leads from %s to the page of the code', async (at, page, field, account, send) => {
  codeSent(account, { accountType: account.includes('@') ? ACCOUNT_TYPE.email : ACCOUNT_TYPE.phone })
  const { address, user } = await openPage(page, {}, { at })
  await pasteInto(await screen.findByLabelText<HTMLInputElement>(field), account)
  const consent = screen.getByRole<HTMLInputElement>('checkbox')
  if (!consent.checked) await user.click(consent)
  await user.click(screen.getByRole('button', { name: send }))
  await waitFor(() => expect(address()).toBe('/verificationCode'))
})

/** Fills in the reset with a code that was sent, and sends it. */
async function resets(user: Awaited<ReturnType<typeof openPage>>['user']): Promise<void> {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  await screen.findByLabelText('New password')
  await pasteInto(field('Account'), 'sari@example.com')
  await pasteInto(field('6-digit code'), '407218')
  for (const label of ['New password', 'Repeat the new password']) await pasteInto(field(label), 'Rahasia1')
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
}

const resetCodeSent = () => codeSent('sari@example.com', { codeType: CODE_TYPE.resetPassword, accountType: ACCOUNT_TYPE.email })

it('on a phone a reset that succeeded is told, and leads to the login', async () => {
  resetCodeSent()
  const { address, user } = await openPage(<ForgetPasswordPage />, RESET, { at: '/forgetPassword' })
  await resets(user)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(toasts.get().map(({ text }) => text)).toContain('Modification successful')
})

it('on a desktop a reset that succeeded closes the dialog', async () => {
  resetCodeSent()
  const onReset = vi.fn()
  const { user } = await openPage(
    <LoginStep step={LOGIN_STATUS.reset} go={vi.fn()} onLoggedIn={vi.fn()} onReset={onReset} onDone={vi.fn()} />,
    RESET,
  )
  await resets(user)
  await waitFor(() => expect(onReset).toHaveBeenCalledOnce())
})
