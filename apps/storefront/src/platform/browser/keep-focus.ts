import { DIALOG, forgetFocus, lastFocused, levels, openers } from './last-focused.ts'
import { findHeading, focusIsLost, isVisible, OPEN_MODAL, pageHeading } from './page-heading.ts'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** What a heading names. */
const PART = 'section, main, [role=dialog], [role=alertdialog]'

const findControls = (root: Element) => [...(root.matches(FOCUSABLE) ? [root] : []), ...root.querySelectorAll(FOCUSABLE)] as HTMLElement[]

/** Of another row the control like this one, else the first. */
function sameControl(row: Element, gone: Element, rowOfGone: Element): HTMLElement | undefined {
  const controls = findControls(row)
  const like = controls[findControls(rowOfGone).indexOf(gone as HTMLElement)]
  return like && isVisible(like) ? like : controls.find(isVisible)
}

/** Whether the element can't have the focus any more: it is removed, disabled or hidden. */
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled') || !isVisible(element)

/** Where the focus continues after an element that is gone: what took its place, the next, the previous, the heading of its part, the page. */
function focusAfter(gone: Element): HTMLElement | null {
  const level = levels.get(gone)?.find(({ parent }) => parent.isConnected && isVisible(parent))
  if (!level || level.parent === document.body) return pageHeading()
  const { element, parent, previous, next } = level
  const inPlace = previous?.parentElement === parent ? previous.nextElementSibling : parent.firstElementChild
  for (const neighbour of [inPlace, next, previous]) {
    if (!neighbour?.isConnected) continue
    // Another page is there: it begins with its heading.
    if (neighbour.querySelector('h1')) return pageHeading()
    const control = sameControl(neighbour, gone, element)
    if (control) return control
  }
  const part = parent.closest<HTMLElement>(PART)
  return (part && (findHeading(part, 'h1, h2, h3') ?? (part.matches('[tabindex]') ? part : null))) ?? pageHeading()
}

/** ms: a dialog that closes gives the focus back itself, if what had it before is still there */
const DIALOG_CLOSES = 100

let isKept = false

/** From now on the focus continues near the focused element when that is removed, disabled or hidden; after a dialog near what opened it. */
export function keepFocus(): void {
  if (isKept) return
  isKept = true
  /** What lost the focus because it was disabled or hidden: it has it again when that was for a moment. */
  let disabled: Element | null = null
  const continueAfter = (gone: Element) => {
    const modal = document.querySelector<HTMLElement>(OPEN_MODAL)
    const target = isGone(gone) ? focusAfter(gone) : (gone as HTMLElement)
    // With the focus outside it an open dialog would close.
    const place = modal && !modal.contains(target) ? modal : target
    place?.focus({ preventScroll: true })
  }
  /** Between `focusout` and `focusin` nothing has the focus, and what it leaves may close already. */
  let moving = false
  const check = () => {
    const gone = lastFocused()
    if (moving || !gone || !focusIsLost() || !(isGone(gone) || gone === disabled)) return
    const dialog = levels.get(gone)?.find(({ element }) => element.matches(DIALOG))?.element
    if (!dialog || dialog.isConnected) return continueAfter(gone)
    forgetFocus()
    const opener = openers.get(dialog)
    setTimeout(() => {
      if (!focusIsLost()) return
      if (opener) continueAfter(opener)
      else pageHeading()?.focus({ preventScroll: true })
    }, DIALOG_CLOSES)
  }

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
    if (!disabled) setTimeout(() => target === lastFocused() && target.isConnected && focusIsLost() && forgetFocus())
  })
  new MutationObserver((changes) => {
    check()
    // What is disabled or hidden loses the focus with one of the next frames.
    if (changes.some(({ type }) => type === 'attributes')) for (const ms of [20, 200]) setTimeout(check, ms)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  check()
}
