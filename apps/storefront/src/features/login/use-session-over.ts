import { maskAccount } from '@nusaria/contracts/account'
import { LIMITS } from '@nusaria/contracts/limits'
import { parseAccount } from '#platform/format/account.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { safeLocalStorage } from '#platform/state/browser-storage.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'

/** For a member whose session is over: that it is, and the account of the last login, masked. Null for a guest. */
export function useSessionOver(): { readonly title: string; readonly text: string } | null {
  const { t } = useTranslation('auth')
  const over = useAppSelector((state) => selectSession(state).auth_token === null && selectSession(state).member_no !== null)
  if (!over) return null
  const last = parseAccount(safeLocalStorage.get('lastAccount') ?? '')
  const masked = last && `${last.kind === 'phone' ? `+${LIMITS.phoneCountryCode} ` : ''}${maskAccount(last.account)}`
  const text = t('sessionOver.text')
  return { title: t('sessionOver.title'), text: masked ? `${text} ${t('sessionOver.last', { account: masked })}` : text }
}
