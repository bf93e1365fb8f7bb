import { sessionValues } from '../../shared/state/session-values.ts'
import { sentCode } from './code-sent.ts'

/** Forgets what a login under way keeps in this tab: accounts typed, consent, where a code went. */
export function forgetLogin(): void {
  sentCode.forgetAll()
  sessionValues.remove('phone', 'email', 'account', 'loginConsent', 'sourceChannel')
}
