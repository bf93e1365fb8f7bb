import { safeLocalStorage } from '#platform/state/browser-storage.ts'

/** Key in `localStorage`: when the prompt was dismissed, ISO 8601. */
export const DISMISSED_KEY = 'open-app.dismissed'
type DismissedKey = typeof DISMISSED_KEY | 'install.dismissed'

/** four weeks */
const DISMISSED_FOR_MS = 28 * 24 * 3_600_000

export function isPromptDismissed(key: DismissedKey = DISMISSED_KEY): boolean {
  const age = Date.now() - Date.parse(safeLocalStorage.get(key) ?? '')
  return age >= 0 && age < DISMISSED_FOR_MS
}

export function dismissPrompt(key: DismissedKey = DISMISSED_KEY): void {
  safeLocalStorage.set(key, new Date().toISOString())
}
