import { LIMITS } from '@nusaria/contracts/limits'
import { useLayoutEffect, useRef } from 'react'
import { caretAfter, formatPhone, parsePhoneDigits } from '../../format/phone.ts'
import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'maxLength' | 'multiline' | 'ref'>

/**
 * An Indonesian mobile number after a fixed +62. `value` and what `onChange` gives are bare digits, 13 at most; they are shown in groups.
 * A pasted number may bring its country code, spaces and dashes.
 */
export function PhoneField({ value, onChange, autoComplete = 'tel-national', ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)
  const shown = formatPhone(value)

  // The groups move while one types: the caret stays behind the digit it was behind.
  useLayoutEffect(() => {
    const before = digitsBefore.current
    digitsBefore.current = null
    if (before === null || document.activeElement !== input.current) return
    const at = caretAfter(shown, before)
    input.current?.setSelectionRange(at, at)
  }, [shown])

  const change = (text: string) => {
    const digits = parsePhoneDigits(text)
    const typed = text.slice(0, input.current?.selectionStart ?? text.length).replace(/\D/g, '').length
    const hasCountryCode = text.replace(/\D/g, '').slice(0, digits.length) !== digits
    digitsBefore.current = hasCountryCode ? digits.length : Math.min(typed, digits.length)
    onChange(digits)
  }

  return (
    <TextField
      {...props}
      ref={input}
      value={shown}
      onChange={change}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      prefix={`+${LIMITS.phoneCountryCode}`}
    />
  )
}
