import { keepFocus } from './keep-focus.ts'
import { focusIsLost, OPEN_MODAL, pageHeading } from './page-heading.ts'

/** ms: an announcement waits until a closing dialog has gone, for it would be lost with the change of focus */
const SETTLE = 150
/** ms: what was said is removed, so that nobody meets it while reading the page */
const KEPT = 10_000

const CLOSING_DIALOG = '[role$=dialog][data-state=closed]'

/** What was said on this page. */
let said: string[] = []

function say(text: string, region: HTMLElement): void {
  said.push(text)
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), KEPT)
}

export type Urgency = 'polite' | 'assertive'

const waiting = new Set<string>()

/**
 * A screen reader says the text when there is a pause, or, `assertive`, at once: by a live region of `index.html`, beside the shop and its dialogs,
 * because an open dialog hides the shop from screen readers. The same text again within a moment is one announcement.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // What a page does by itself, as after coming back from another site, may take the focus away, too.
  keepFocus()
  const region = document.getElementById(urgency)
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

/** ms: a page whose title depends on its data is announced with it, if that comes soon */
const DATA = 400

function focusHeading(): void {
  if (focusIsLost() || document.activeElement?.id === 'content') pageHeading()?.focus({ preventScroll: true })
}

/** Another page is open: a screen reader says its title. The focus moves to its heading, unless it is on a control that is still there. */
export function announcePage(title: () => string): void {
  const { pathname } = window.location
  said = []
  // The browser's own arrows open a page without a press in this one.
  keepFocus()
  focusHeading()
  setTimeout(() => {
    // A dialog names itself.
    if (window.location.pathname !== pathname || document.querySelector(OPEN_MODAL)) return
    focusHeading()
    // A status of the page may begin with its title.
    if (!said.some((text) => `${text}.`.startsWith(`${title()}.`))) announce(title())
  }, DATA)
}
