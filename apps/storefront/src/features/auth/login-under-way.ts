import { safeSessionStorage } from '../../shared/state/session-values.ts'
import { sentCodeStore } from './code-sent.ts'

/** Forgets what a login under way keeps in this tab: accounts typed, consent, where a code went. */
export function clearLoginData(): void {
  sentCodeStore.clear()
  safeSessionStorage.remove('phone', 'email', 'account', 'loginConsent', 'sourceChannel')
}
