import { CircleX, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { AccountKind } from '../../shared/format/account.ts'
import { isEmail, isImpossibleAccount, limitAccountInput, parseAccount } from '../../shared/format/account.ts'
import { isImpossiblePhone, isPhone } from '../../shared/format/phone.ts'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { loginInfoChanged } from '../../shared/state/login-info.ts'
import { IconButton } from '../../shared/ui/paint/button.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './login.module.css'

/** ms without a keystroke after which something unfinished counts as wrong */
const PAUSE = 1_000

/** `account` takes either of the other two. */
type Field = AccountKind | 'account'

const rules: Readonly<Record<Field, { readonly valid: (text: string) => boolean; readonly hopeless: (text: string) => boolean }>> = {
  phone: { valid: isPhone, hopeless: isImpossiblePhone },
  email: { valid: isEmail, hopeless: (text) => /\s|@.*@/.test(text) },
  account: { valid: (text) => parseAccount(text) !== null, hopeless: isImpossibleAccount },
}

/** What was typed for this field in this tab, else for another way of logging in that it fits. */
function initialValue(field: Field): string {
  const own = safeSessionStorage.get(field)
  if (own !== null) return own
  if (field === 'account') return safeSessionStorage.get('phone') || safeSessionStorage.get('email') || ''
  const either = parseAccount(safeSessionStorage.get('account') ?? '')
  return either?.kind === field ? either.account : ''
}

/** The account on a login form. */
export interface AccountInput {
  readonly value: string
  readonly change: (text: string) => void
  readonly onBlur: () => void
  readonly valid: boolean
  /** Not an account, and the shopper seems to be done typing it or can't make it one any more. */
  readonly invalid: boolean
}

/** What is typed as the account. It survives a change to another way of logging in, a look at the legal pages and a reload. */
export function useAccountInput(field: Field): AccountInput {
  const dispatch = useAppDispatch()
  const [value, setValue] = useState(() => initialValue(field))
  const [paused, setPaused] = useState(true)
  const info = useAppSelector((state) => state.loginInfo.accountInfo)
  const { valid, hopeless } = rules[field]

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
    invalid: value !== '' && !valid(value) && (paused || hopeless(value)),
  }
}

/** Empties the field it stands in. */
export function ClearButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <IconButton label={label} className={css.clear} onClick={onClick}>
      <Icon of={CircleX} size={18} />
    </IconButton>
  )
}

/** Under an account's field: what happens to one the shop doesn't know yet. */
export function RegistrationHint({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css.hint}>
      <Icon of={Info} size={14} stroke={2} />
      {children}
    </span>
  )
}
