/** Key in `localStorage`: when the prompt was dismissed, ISO 8601. */
export const DISMISSED_KEY = 'open-app.dismissed'

/** ms for which the prompt stays away: four weeks */
const DISMISSED_FOR_MS = 28 * 24 * 3_600_000

/** Whether the shopper dismissed the prompt in the last four weeks. */
export function isPromptDismissed(now = Date.now()): boolean {
  try {
    const age = now - Date.parse(localStorage.getItem(DISMISSED_KEY) ?? '')
    return age >= 0 && age < DISMISSED_FOR_MS
  } catch {
    return false
  }
}

export function dismissPrompt(now = Date.now()): void {
  try {
    localStorage.setItem(DISMISSED_KEY, new Date(now).toISOString())
  } catch {
    // Storage is blocked: the prompt stays away until the page is closed.
  }
}
