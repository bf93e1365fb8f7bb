import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop } from '../../shared/testing/render-in-shop.tsx'
import { PhoneForm } from './phone-form.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function form() {
  await renderInShop(<PhoneForm onSent={vi.fn()} />)
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone number')
  return {
    phone,
    consent: screen.getByRole('checkbox'),
    send: screen.getByRole<HTMLButtonElement>('button', { name: 'Send code by WhatsApp' }),
  }
}

it('asks for a code only with a valid number and consent', async () => {
  const { phone, consent, send } = await form()
  expect(send.disabled).toBe(true)
  await userEvent.type(phone, '81234567890')
  expect(send.disabled).toBe(true)
  await userEvent.click(consent)
  expect(send.disabled).toBe(false)
  await userEvent.clear(phone)
  expect(send.disabled).toBe(true)
})

it('turns red at once for what can no longer become a number, else when the field is left', async () => {
  const { phone } = await form()
  await userEvent.type(phone, '812')
  expect(screen.queryByText('Invalid phone number format')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Invalid phone number format')).toBeTruthy()
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(phone)
  expect(screen.queryByText('Invalid phone number format')).toBeNull()
  await userEvent.type(phone, '7')
  expect(screen.getByText('Invalid phone number format')).toBeTruthy()
})

it('finds number and consent again after a look at what is agreed to', async () => {
  const { phone, consent } = await form()
  await userEvent.type(phone, '0812 3456 789')
  await userEvent.click(consent)
  cleanup()
  const again = await form()
  expect(again.phone.value).toBe('0812 3456 789')
  expect(again.consent).toHaveProperty('checked', true)
  expect(screen.getByRole('link', { name: 'User Agreement' }).getAttribute('href')).toBe('/agreement')
})
