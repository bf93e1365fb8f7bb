import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { startI18n } from '#platform/i18n/i18n.ts'
import { PhoneField } from './phone-field.tsx'

// A character that is dropped is told in the shop's texts.
await startI18n()

function Harness({ onDigits }: { readonly onDigits: (digits: string) => void }) {
  const [digits, setDigits] = useState('')
  return (
    <PhoneField
      label="Phone"
      value={digits}
      onChange={(next) => {
        setDigits(next)
        onDigits(next)
      }}
    />
  )
}

function field() {
  const seen: string[] = []
  render(<Harness onDigits={(digits) => seen.push(digits)} />)
  return { input: screen.getByLabelText<HTMLInputElement>('Phone'), user: userEvent.setup(), last: () => seen.at(-1) }
}

it('groups the typed digits and returns them without spaces', async () => {
  const { input, user, last } = field()
  await user.type(input, '81234567890')
  expect(input.value).toBe('812 3456 7890')
  expect(last()).toBe('81234567890')
})

it('shows the country code before the digits', () => {
  field()
  expect(document.body.textContent).toContain('+62')
})

it('stops at 13 digits and drops letters', async () => {
  const { input, user, last } = field()
  await user.type(input, '0812a34567890123456')
  expect(last()).toBe('0812345678901')
})

it('keeps the caret at an inserted digit', async () => {
  const { input, user, last } = field()
  await user.type(input, '8124567')
  input.setSelectionRange(3, 3)
  await user.type(input, '3', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(last()).toBe('81234567')
  expect(input.value).toBe('812 3456 7')
  expect(input.selectionStart).toBe(5)
})
