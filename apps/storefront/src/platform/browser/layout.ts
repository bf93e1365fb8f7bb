import { LIMITS } from '@nusaria/contracts/limits'

/** px: a screen with a shorter side than this is a phone's. */
const PHONE_SIDE = 500

/** Whether this is a desktop computer: it has a pointer that hovers, or a screen at least 1,024 px wide. Never decides the layout. */
export function isDesktopComputer(): boolean {
  const touch = window.matchMedia('(pointer: coarse)').matches || navigator.maxTouchPoints > 0
  return !touch || window.innerWidth >= LIMITS.desktopMinWidth
}

export function isPhone(): boolean {
  return Math.min(window.screen.width, window.screen.height) < PHONE_SIDE && !isDesktopComputer()
}

export type Layout = 'mobile' | 'desktop'

const WIDE = `(min-width: ${LIMITS.mobileBreakpoint}px)`

/** Whether the window has the width of the desktop layout; changes with it. */
export const wideWindow = () => window.matchMedia(WIDE)

/** A phone keeps its layout in landscape, in whichever order the events arrive: nothing remounts under the cover. */
export function detectLayout(wide = wideWindow()): Layout {
  return wide.matches && !isPhone() ? 'desktop' : 'mobile'
}
