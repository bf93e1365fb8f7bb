import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { pasteInto } from '#testing/paste-into.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { codeSent } from '#testing/sent-code.ts'
import { CodeRequestForm } from './code-request-form.tsx'

describe('a code by WhatsApp', () => {
  async function form(onSent = vi.fn()) {
    await renderInShop(<CodeRequestForm kind="phone" onSent={onSent} />)
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone number')
    return {
      phone,
      consent: screen.getByRole('checkbox'),
      send: screen.getByRole<HTMLButtonElement>('button', { name: 'Send code by WhatsApp' }),
    }
  }

  it('requests a code only with a valid number and consent', async () => {
    const { phone, consent, send } = await form()
    expect(send.disabled).toBe(true)
    await userEvent.type(phone, '81234567890')
    expect(send.disabled).toBe(true)
    await userEvent.click(consent)
    expect(send.disabled).toBe(false)
    await userEvent.clear(phone)
    expect(send.disabled).toBe(true)
  })

  it('shows an error at once when the text cannot become a phone number, else when the field is left', async () => {
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

  it('keeps number and consent while the legal pages are read', async () => {
    const { phone, consent } = await form()
    await userEvent.type(phone, '0812 3456 789')
    await userEvent.click(consent)
    cleanup()
    const again = await form()
    expect(again.phone.value).toBe('0812 3456 789')
    expect(again.consent).toHaveProperty('checked', true)
    expect(screen.getByRole('link', { name: 'User Agreement' }).getAttribute('href')).toBe('/agreement')
  })

  it('says that an unknown number is registered, links to both legal texts, and keeps the number in this tab', async () => {
    const { phone } = await form()
    expect(screen.getByText("A number that isn't registered yet is registered automatically.")).toBeTruthy()
    expect(['User Agreement', 'Terms & Conditions'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/agreement',
      '/policyTerms',
    ])
    await pasteInto(phone, '81234567890')
    expect(sessionStorage.getItem('phone')).toBe('81234567890')
  })

  it('offers a sent code that has not expired', async () => {
    codeSent('81234567890')
    const onSent = vi.fn()
    await form(onSent)
    expect(screen.getByText(/A code was sent to \+62 8123\*\*\*\*890/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }))
    expect(onSent).toHaveBeenCalledOnce()
  })

  it('opens the code page with the sent code while no other code can be requested', async () => {
    codeSent('81234567890')
    const onSent = vi.fn()
    const { phone, consent, send } = await form(onSent)
    await userEvent.type(phone, '81234567890')
    await userEvent.click(consent)
    await userEvent.click(send)
    expect(onSent).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows no error while another number is typed after a code was requested', async () => {
    codeSent('81234567890')
    const { phone, consent, send } = await form()
    await userEvent.type(phone, '81234567890')
    await userEvent.click(consent)
    await userEvent.click(send)
    await userEvent.clear(phone)
    await userEvent.type(phone, '812')
    expect(screen.queryByText('Invalid phone number format')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Invalid phone number format')).toBeTruthy()
  })

  it('does not offer an expired code', async () => {
    codeSent('81234567890', {}, { resendIn: -240, goodFor: -1 })
    await form()
    expect(screen.queryByRole('button', { name: 'Enter the code' })).toBeNull()
  })
})

describe('a code by e-mail', () => {
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
    expect(sessionStorage.getItem('email')).toBe('sari@example.com')
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

  it('trims a pasted address, and says that one of more than 64 characters is too long: nothing is cut off', async () => {
    const { email } = await form()
    await pasteInto(email, ' sari@example.com ')
    expect(email.value).toBe('sari@example.com')
    const long = `${'a'.repeat(60)}@ab.co`
    await userEvent.clear(email)
    await pasteInto(email, long)
    expect(email.value).toBe(long)
    expect(screen.getByText('At most 30 characters, or 64 for an e-mail')).toBeTruthy()
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
})
