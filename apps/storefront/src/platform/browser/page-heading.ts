/** An open modal: it would take a focus outside it for a click outside, and close. */
export const OPEN_MODAL = '[aria-modal=true]:not([data-state=closed])'

export const isVisible = (element: Element) => (element.checkVisibility?.() ?? true) && element.closest('[inert]') === null

export const focusIsLost = () => document.activeElement === null || document.activeElement === document.body

/** The first visible heading of a part, ready to take the focus. */
export function findHeading(part: Element, levels: string): HTMLElement | undefined {
  const heading = [...part.querySelectorAll<HTMLElement>(levels)].find(isVisible)
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

/** The page's heading; without one, the page. */
export function pageHeading(): HTMLElement | null {
  const content = document.getElementById('content')
  return (content && findHeading(content, 'h1')) ?? content
}
