/** An element above the focused one, with its neighbours at that time. */
interface Level {
  readonly element: Element
  readonly parent: Element
  readonly previous: Element | null
  readonly next: Element | null
}

/** The levels above each element that had the focus, from the inside out. */
export const levels = new WeakMap<Element, readonly Level[]>()

/** What had the focus before each dialog. */
export const openers = new WeakMap<Element, Element | null>()

export const DIALOG = '[role=dialog], [role=alertdialog]'

let focused: Element | null = null

export const lastFocused = () => focused

export function forgetFocus(): void {
  focused = null
}

/** Notes where the focus is, for when it is lost. */
function rememberFocus(element: Element): void {
  const dialog = element.closest(DIALOG)
  if (dialog && !openers.has(dialog)) openers.set(dialog, focused)
  focused = element
  const chain: Level[] = []
  for (let at = element; at.parentElement; at = at.parentElement)
    chain.push({ element: at, parent: at.parentElement, previous: at.previousElementSibling, next: at.nextElementSibling })
  levels.set(element, chain)
}

/** From now on notes each focus. Returns the function that ends it. */
export function watchFocus(): () => void {
  const note = (element: EventTarget | null) => element instanceof Element && element !== document.body && rememberFocus(element)
  const onFocus = ({ target }: FocusEvent) => note(target)
  note(document.activeElement)
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
