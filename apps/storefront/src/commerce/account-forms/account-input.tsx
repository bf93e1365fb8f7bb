import CircleX from 'lucide/dist/esm/icons/circle-x.mjs'
import Info from 'lucide/dist/esm/icons/info.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { type AccountKind, isEmail, isImpossibleAccount, limitAccountInput, parseAccount } from '#platform/format/account.ts'
import { isImpossiblePhone, isPhone } from '#platform/format/phone.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { loginInfoChanged } from '#platform/state/login-info.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './login.module.css'

/** ms without a keystroke after which an incomplete account shows its error */
const PAUSE = 1_000

/** `account`: a phone number or an e-mail. */
type Field = AccountKind | 'account'

const rules: Readonly<Record<Field, { readonly valid: (text: string) => boolean; readonly cannotBecomeValid: (text: string) => boolean }>> =
  {
    phone: { valid: isPhone, cannotBecomeValid: isImpossiblePhone },
    email: { valid: isEmail, cannotBecomeValid: (text) => /\s|@.*@/.test(text) },
    account: { valid: (text) => parseAccount(text) !== null, cannotBecomeValid: isImpossibleAccount },
  }

/** What was typed into this field in this tab, or into the field of another login method if it fits. */
function initialValue(field: Field): string {
  const own = safeSessionStorage.get(field)
  if (own !== null) return own
  if (field === 'account') return safeSessionStorage.get('phone') || safeSessionStorage.get('email') || ''
  const either = parseAccount(safeSessionStorage.get('account') ?? '')
  return either?.kind === field ? either.account : ''
}

export interface AccountInput {
  readonly value: string
  readonly change: (text: string) => void
  readonly onBlur: () => void
  readonly valid: boolean
  /** It isn't an account, and the shopper has stopped typing or can't complete it any more. */
  readonly invalid: boolean
}

/** The typed account. It stays when the shopper changes the login method, reads the legal pages or reloads. */
export function useAccountInput(field: Field): AccountInput {
  const dispatch = useAppDispatch()
  const [value, setValue] = useState(() => initialValue(field))
  const [paused, setPaused] = useState(true)
  const info = useAppSelector((state) => state.loginInfo.accountInfo)
  const { valid, cannotBecomeValid } = rules[field]

  useEffect(() => {
    if (paused || !value) return
    const timer = setTimeout(() => setPaused(true), PAUSE)
    return () => clearTimeout(timer)
  }, [value, paused])

  return {
    value,
    change(typed) {
      const text = field === 'account' ? limitAccountInput(typed, value) : typed
      setValue(text)
      setPaused(false)
      safeSessionStorage.set(field, text)
      if (field !== 'account') dispatch(loginInfoChanged({ accountInfo: { ...info, [field]: text } }))
    },
    onBlur: () => setPaused(true),
    valid: valid(value),
    invalid: value !== '' && !valid(value) && (paused || cannotBecomeValid(value)),
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
