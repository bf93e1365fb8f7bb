import { config } from '../config/config.ts'

/** By a page that isn't the configured shell. The header `frame-ancestors` prevents this; a static host may not send it. */
function isFramedElsewhere(): boolean {
  const { ancestorOrigins, origin } = location
  if (ancestorOrigins) return [...ancestorOrigins].some((each) => each !== origin && each !== config.shellOrigin)
  try {
    return window.top?.location.origin !== origin
  } catch {
    return true
  }
}

/** In such a frame: shows a link to the shop in a tab of its own, and returns true. */
export function refusesFrame(root: HTMLElement): boolean {
  const refused = isFramedElsewhere()
  if (refused)
    root.replaceChildren(Object.assign(document.createElement('a'), { href: location.href, target: '_blank', textContent: location.host }))
  return refused
}
