/** Brings a part of the page to the top, puts the focus there and its name into the address, without a step in the history. */
export function scrollToSection(id: string): void {
  const part = document.getElementById(id)
  if (!part) return
  window.history.replaceState(window.history.state, '', `#${id}`)
  part.scrollIntoView({ block: 'start' })
  part.focus({ preventScroll: true })
}

/** The part that the address names, if the page has one of that name. */
export function sectionFromHash(): HTMLElement | null {
  const { hash } = window.location
  return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}
