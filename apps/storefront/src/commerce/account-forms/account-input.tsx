import { LIMITS } from '@nusaria/contracts/limits'
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import Info from 'lucide/dist/esm/icons/info.mjs'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type AccountKind, isEmail, isImpossibleAccount, isTooLong, parseAccount, toAccountText } from '#platform/format/account.ts'
import { isImpossiblePhone, isPhone } from '#platform/format/phone.ts'
import type { FieldProps } from '#platform/forms/use-form.ts'
import { safeLocalStorage, safeSessionStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { loginInfoChanged } from '#platform/state/login-info.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './login.module.css'

/** ms without a keystroke after which an incomplete account shows its error */
const PAUSE = 1_000

/** `account`: a phone number or an e-mail. */
type Field = AccountKind | 'account'

const rules = {
  phone: { isValid: isPhone, isImpossible: isImpossiblePhone },
  email: { isValid: isEmail, isImpossible: (text: string) => /\s|@.*@/.test(text) || text.length > LIMITS.emailMaxLength },
  account: { isValid: (text: string) => parseAccount(text) !== null, isImpossible: isImpossibleAccount },
}

/** What was typed into this field in this tab, or into the field of another login method if it fits; else the account of the last login. */
function findTypedAccount(field: Field): string {
  const own = safeSessionStorage.get(field)
  if (own !== null) return own
  const last = safeLocalStorage.get('lastAccount') ?? ''
  if (field === 'account') return safeSessionStorage.get('phone') || safeSessionStorage.get('email') || last
  const either = parseAccount(safeSessionStorage.get('account') ?? last)
  return either?.kind === field ? either.account : ''
}

/** What a form does with the account that is typed into it. An account that no character can complete shows its error at once. */
export const accountField = (field: Field) =>
  ({
    initial: findTypedAccount(field),
    validate: (account: string) => (rules[field].isValid(account) ? undefined : isTooLong(account) ? 'long' : 'invalid'),
    showsEarly: (account: string) => account !== '' && rules[field].isImpossible(account),
  }) as const

/**
 * The account's field of a form. The text stays when the shopper changes the login method, reads the legal pages or reloads. An incomplete
 * account shows its error after a pause, as if the field were left.
 */
export function useAccountField(field: Field, { value, onChange, onBlur }: FieldProps<string>): FieldProps<string> {
  const dispatch = useAppDispatch()
  const info = useAppSelector((state) => state.loginInfo.accountInfo)
  const [typing, setTyping] = useState(false)
  const leave = useEffectEvent(onBlur)
  useEffect(() => {
    // A restored text counts as left at once.
    const timer = setTimeout(() => leave(), typing && value ? PAUSE : 0)
    return () => clearTimeout(timer)
  }, [value, typing])
  return {
    name: field,
    value,
    onChange(typed) {
      const text = field === 'account' ? toAccountText(typed) : typed
      setTyping(true)
      onChange(text)
      safeSessionStorage.set(field, text)
      if (field !== 'account') dispatch(loginInfoChanged({ accountInfo: { ...info, [field]: text } }))
    },
    onBlur,
  }
}

export function ClearButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <IconButton label={label} className={css.clear} onClick={onClick}>
      <Icon of={CircleX} size={18} />
    </IconButton>
  )
}

export function RegistrationHint({ children }: { readonly children: ReactNode }) {
  return (
    <span className="row gap-6 align-fill">
      <Icon of={Info} size={14} stroke={2} />
      <span>{children}</span>
    </span>
  )
}
