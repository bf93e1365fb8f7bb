import { safeLocalStorage } from '../../shared/state/browser-storage.ts'

/** Key in `localStorage`: when the prompt was dismissed, ISO 8601. */
export const DISMISSED_KEY = 'open-app.dismissed'

/** ms for which the prompt stays away: four weeks */
const DISMISSED_FOR_MS = 28 * 24 * 3_600_000

/** Whether the shopper dismissed the prompt in the last four weeks. */
export function isPromptDismissed(now = Date.now()): boolean {
  const age = now - Date.parse(safeLocalStorage.get(DISMISSED_KEY) ?? '')
  return age >= 0 && age < DISMISSED_FOR_MS
}

export function dismissPrompt(now = Date.now()): void {
  safeLocalStorage.set(DISMISSED_KEY, new Date(now).toISOString())
}
