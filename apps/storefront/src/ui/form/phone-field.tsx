import { LIMITS } from '@nusaria/contracts/limits'
import { formatPhone, parsePhoneDigits } from '#platform/format/phone.ts'
import { DigitsField } from './digits-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'maxLength' | 'multiline' | 'events' | 'ref'>

/**
 * An Indonesian mobile number after a fixed +62. `value` and `onChange` have digits only, 13 at most; they are shown in groups. A pasted
 * number may have a country code, spaces and dashes.
 */
export function PhoneField({ autoComplete = 'tel-national', ...props }: Props) {
  return (
    <DigitsField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      prefix={`+${LIMITS.phoneCountryCode}`}
      format={formatPhone}
      parse={parsePhoneDigits}
    />
  )
}
