/** The live regions of `index.html`, beside the shop and its dialogs: an open dialog hides the shop from screen readers. */
export const REGION_IDS = { polite: 'polite', assertive: 'assertive' } as const

/** ms: an announcement waits until a closing dialog has gone, for it would be lost with the change of focus */
const SETTLE = 150
/** ms: what was said is removed, so that nobody meets it while reading the page */
const KEPT = 10_000

const CLOSING_DIALOG = '[role$=dialog][data-state=closed]'

function say(text: string, region: HTMLElement): void {
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), KEPT)
}

/**
 * A screen reader says the text: when there is a pause, or, `assertive`, at once. The same text again within a moment is one announcement.
 */
export function announce(text: string, urgency: keyof typeof REGION_IDS = 'polite'): void {
  const region = document.getElementById(REGION_IDS[urgency])
  const words = text.trim()
  if (!region || words === '' || waiting.has(words)) return
  waiting.add(words)
  const sayLater = () =>
    setTimeout(() => {
      if (document.querySelector(CLOSING_DIALOG)) return sayLater()
      waiting.delete(words)
      say(words, region)
    }, SETTLE)
  sayLater()
}

const waiting = new Set<string>()
