import { LIMITS } from '@nusaria/contracts/limits'
import { isPhone } from './device.ts'

export type Layout = 'mobile' | 'desktop'

const WIDE = `(min-width: ${LIMITS.mobileBreakpoint}px)`

/** Whether the window has the width of the desktop layout; changes with it. */
export const wideWindow = () => window.matchMedia(WIDE)

/** A phone keeps its layout in landscape, in whichever order the events arrive: nothing remounts under the cover. */
export function detectLayout(wide = wideWindow()): Layout {
  return wide.matches && !isPhone() ? 'desktop' : 'mobile'
}
