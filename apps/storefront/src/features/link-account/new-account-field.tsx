import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountKind } from '../../shared/format/account.ts'
import { isEmail } from '../../shared/format/account.ts'
import { isImpossiblePhone, isPhone } from '../../shared/format/phone.ts'
import { PhoneField } from '../../shared/ui/chakra/phone-field.tsx'
import { TextField } from '../../shared/ui/chakra/text-field.tsx'

/** Whether it is a phone number (digits), or an e-mail address. */
export function isValidAccount(kind: AccountKind, account: string): boolean {
  return kind === 'phone' ? isPhone(account) : isEmail(account)
}

interface Props {
  readonly kind: AccountKind
  readonly value: string
  readonly onChange: (account: string) => void
  /** Why the shop doesn't take it. */
  readonly refusal: string | null
}

/** The phone number or e-mail address to link. Red once the shopper is done typing something that is none. */
export function NewAccountField({ kind, value, onChange, refusal }: Props) {
  const { t } = useTranslation('profile')
  const [left, setLeft] = useState(false)
  const Field = kind === 'phone' ? PhoneField : TextField
  const wrong = value !== '' && !isValidAccount(kind, value) && (left || (kind === 'phone' && isImpossiblePhone(value)))
  return (
    <Field
      label={t(`${kind}.new`)}
      name={kind}
      value={value}
      onChange={(text: string) => {
        setLeft(false)
        onChange(kind === 'email' ? text.trim() : text)
      }}
      onBlur={() => setLeft(true)}
      error={refusal ?? (wrong && t(`${kind}.invalid`))}
      {...(kind === 'email' && {
        type: 'email' as const,
        inputMode: 'email' as const,
        autoComplete: 'email',
      })}
    />
  )
}
