import { sentCodeStore } from '../../entities/verification-code/sent-code.ts'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'

/** Forgets what a login under way keeps in this tab: accounts typed, consent, where a code went. */
export function clearLoginData(): void {
  sentCodeStore.clear()
  safeSessionStorage.remove('phone', 'email', 'account', 'loginConsent', 'sourceChannel')
}
