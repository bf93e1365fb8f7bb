import { safeLocalStorage } from '#platform/state/browser-storage.ts'

/** Key in `localStorage`: when the prompt was dismissed, ISO 8601. */
export const DISMISSED_KEY = 'open-app.dismissed'
type DismissedKey = typeof DISMISSED_KEY | 'install.dismissed'

/** ms for which the prompt stays away: four weeks */
const DISMISSED_FOR_MS = 28 * 24 * 3_600_000

/** Whether the shopper dismissed a prompt in the last four weeks. */
export function isPromptDismissed(now = Date.now(), key: DismissedKey = DISMISSED_KEY): boolean {
  const age = now - Date.parse(safeLocalStorage.get(key) ?? '')
  return age >= 0 && age < DISMISSED_FOR_MS
}

export function dismissPrompt(now = Date.now(), key: DismissedKey = DISMISSED_KEY): void {
  safeLocalStorage.set(key, new Date(now).toISOString())
}
