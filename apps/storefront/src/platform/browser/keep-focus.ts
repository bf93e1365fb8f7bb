import { findHeading, focusIsLost, isVisible, OPEN_MODAL, pageHeading } from './page-heading.ts'

/** Where an element was in the page. */
interface Place {
  /** The element, or the one around it that was removed or hidden as a whole. */
  readonly element: Element
  readonly parent: Element
  readonly previous: Element | null
  readonly next: Element | null
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

const DIALOG = '[role=dialog], [role=alertdialog]'
/** What a heading names. */
const PART = `section, main, ${DIALOG}`

/** ms: a dialog that closes gives the focus back itself, if what had it before is still there */
const DIALOG_CLOSES = 100
/** ms: what is disabled or hidden loses the focus with one of the next frames */
const NEXT_FRAMES = [20, 200]

const toElement = (node: Node | null) => (node instanceof Element ? node : null)

const findControls = (root: Element) => [...(root.matches(FOCUSABLE) ? [root] : []), ...root.querySelectorAll(FOCUSABLE)] as HTMLElement[]

/** Of another row the control like this one, else the first. */
function sameControl(row: Element, gone: Element, rowOfGone: Element): HTMLElement | undefined {
  const controls = findControls(row)
  const like = controls[findControls(rowOfGone).indexOf(gone as HTMLElement)]
  return like && isVisible(like) ? like : controls.find(isVisible)
}

/** Whether the element can't have the focus any more: it is removed, disabled or hidden. */
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled') || !isVisible(element)

function findRemovedPlace(gone: Element, changes: readonly MutationRecord[]): Place | undefined {
  for (const { target, removedNodes, previousSibling, nextSibling } of changes) {
    const element = [...removedNodes].find((node) => node.contains(gone))
    if (element instanceof Element && target instanceof Element && target.isConnected)
      return { element, parent: target, previous: toElement(previousSibling), next: toElement(nextSibling) }
  }
  return undefined
}

function findHiddenPlace(gone: Element): Place | undefined {
  let element = gone
  while (element.parentElement && !isVisible(element.parentElement)) element = element.parentElement
  const { parentElement: parent, previousElementSibling: previous, nextElementSibling: next } = element
  return parent ? { element, parent, previous, next } : undefined
}

/** What took the place of an element, the next, the previous, the heading of its part, the page. */
function findNeighbour(gone: Element, place: Place | undefined): HTMLElement | null {
  if (!place?.parent.isConnected || place.parent === document.body) return pageHeading()
  const { element, parent, previous, next } = place
  // The heading went with it: what is there now begins with its own.
  if (!element.isConnected && (element.matches('h1') || element.querySelector('h1'))) return pageHeading()
  const inPlace = previous?.parentElement === parent ? previous.nextElementSibling : parent.firstElementChild
  for (const neighbour of [inPlace, next, previous]) {
    const control = neighbour?.isConnected ? sameControl(neighbour, gone, element) : undefined
    if (control) return control
  }
  const part = parent.closest<HTMLElement>(PART)
  return (part && (findHeading(part, 'h1, h2, h3') ?? (part.matches('[tabindex]') ? part : null))) ?? pageHeading()
}

let isKept = false

/**
 * From now on the focus continues near the focused element when that is removed, disabled or hidden; after a dialog near what opened it. `pressed`
 * is what the shopper pressed before this was loaded.
 */
export function keepFocus(pressed: Element | null = null): void {
  if (isKept) return
  isKept = true
  let focused = pressed
  /** The page on which something had the focus last. */
  let page = location.pathname
  /** What lost the focus because it was disabled or hidden: it has it again when that was for a moment. */
  let disabled: Element | null = null
  /** What had the focus before each dialog. */
  const openers = new Map<Element, Element>()
  /** Where each removed element was that had the focus, or opened a dialog. */
  const places = new WeakMap<Element, Place>()

  const note = (element: Element) => {
    const dialog = element.closest(DIALOG)
    if (dialog && focused && !openers.has(dialog) && !dialog.contains(focused)) openers.set(dialog, focused)
    focused = element
    page = location.pathname
  }
  const continueAfter = (gone: Element) => {
    const modal = document.querySelector<HTMLElement>(OPEN_MODAL)
    const nextTo = () => findNeighbour(gone, gone.isConnected ? findHiddenPlace(gone) : places.get(gone))
    // Another page begins with its heading.
    const target = !isGone(gone) ? (gone as HTMLElement) : page === location.pathname ? nextTo() : pageHeading()
    // With the focus outside it an open dialog would close.
    ;(modal && !modal.contains(target) ? modal : target)?.focus({ preventScroll: true })
  }
  /** Waits for the dialog that closed last. */
  let closing: ReturnType<typeof setTimeout> | undefined
  /** Between `focusout` and `focusin` nothing has the focus, and what it leaves may close already. */
  let moving = false
  const check = () => {
    if (moving || !focused || !focusIsLost() || !(isGone(focused) || focused === disabled)) return
    const gone = focused
    const dialog = gone.closest(DIALOG)
    if (!dialog || dialog.isConnected) return continueAfter(gone)
    focused = null
    const opener = openers.get(dialog)
    openers.delete(dialog)
    clearTimeout(closing)
    closing = setTimeout(() => {
      if (focused || !focusIsLost()) return
      if (opener) continueAfter(opener)
      else pageHeading()?.focus({ preventScroll: true })
    }, DIALOG_CLOSES)
  }

  if (document.activeElement && !focusIsLost()) note(document.activeElement)
  document.addEventListener('focusin', ({ target }) => target instanceof Element && note(target))
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (!(target instanceof Element)) return
    moving = relatedTarget !== null
    if (moving)
      setTimeout(() => {
        moving = false
        check()
      })
    disabled = isGone(target) ? target : null
    // A press beside all controls takes the focus away, too.
    if (!disabled)
      setTimeout(() => {
        if (target === focused && target.isConnected && focusIsLost()) focused = null
      })
  })
  new MutationObserver((changes) => {
    for (const element of [focused, ...openers.values()])
      if (element && !element.isConnected && !places.has(element)) {
        const place = findRemovedPlace(element, changes)
        if (place) places.set(element, place)
      }
    check()
    if (changes.some(({ type }) => type === 'attributes')) for (const ms of NEXT_FRAMES) setTimeout(check, ms)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  check()
}
