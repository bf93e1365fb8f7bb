import { config } from '../config/config.ts'

/** Whether another origin, and not the configured shell, has the shop in a frame. A static host may not send `frame-ancestors`, which forbids it. */
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
