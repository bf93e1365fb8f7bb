import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CodeRequestForm } from './code-request-form.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function form() {
  await renderInShop(<CodeRequestForm kind="email" onSent={vi.fn()} />)
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail')
  return {
    email,
    consent: screen.getByRole('checkbox'),
    verify: screen.getByRole<HTMLButtonElement>('button', { name: 'Verify and log in' }),
  }
}

it('requests a code only with a valid address and consent', async () => {
  const { email, consent, verify } = await form()
  await userEvent.click(consent)
  expect(verify.disabled).toBe(true)
  await pasteInto(email, 'sari@example')
  expect(verify.disabled).toBe(true)
  await pasteInto(email, '.com')
  expect(verify.disabled).toBe(false)
  await userEvent.click(consent)
  expect(verify.disabled).toBe(true)
})

it('shows the error of an invalid address when the field is left, not before', async () => {
  const { email } = await form()
  await pasteInto(email, 'sari@exa')
  expect(screen.queryByText('Invalid e-mail format')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Invalid e-mail format')).toBeTruthy()
  expect(email.getAttribute('aria-invalid')).toBe('true')
})

it('accepts at most 64 characters, and trims a pasted address', async () => {
  const { email } = await form()
  expect(email.maxLength).toBe(64)
  await userEvent.click(email)
  await userEvent.paste(' sari@example.com ')
  expect(email.value).toBe('sari@example.com')
})

it('keeps address and consent while another method is open', async () => {
  const { email, consent } = await form()
  await pasteInto(email, 'sari@example.com')
  await userEvent.click(consent)
  cleanup()
  await renderInShop(<CodeRequestForm kind="phone" onSent={vi.fn()} />)
  expect(await screen.findByLabelText('Phone number')).toHaveProperty('value', '')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  cleanup()
  expect((await form()).email.value).toBe('sari@example.com')
})
