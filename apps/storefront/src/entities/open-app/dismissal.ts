/** Key of `localStorage`: the moment the prompt was sent away, ISO 8601. */
export const DISMISSED_KEY = 'open-app.dismissed'

/** ms that a shopper who said no is left alone: four weeks */
const DISMISSED_FOR_MS = 28 * 24 * 3_600_000

/** Whether the shopper sent the prompt away in the last four weeks. */
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
    // Forbidden storage: it stays away as long as the page.
  }
}
