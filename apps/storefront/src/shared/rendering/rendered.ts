import { RENDERED_ELEMENT, type RenderedState } from '@nusaria/contracts/rendered-page'

function readState(): RenderedState | null {
  const text = import.meta.env.SSR ? undefined : document.getElementById(RENDERED_ELEMENT)?.textContent
  return text ? JSON.parse(text) : null
}

/** The state in which a server rendered this page; null when it came empty. */
export const rendered: RenderedState | null = readState()
