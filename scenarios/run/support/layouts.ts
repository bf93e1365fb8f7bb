import { LIMITS } from '@nusaria/contracts/limits'

/** The two layouts of browser tests. */
export type Layout = 'mobile' | 'desktop'

/** The layout in a window of this size in px. */
export const layoutOf = (viewport: { readonly width: number } | null): Layout =>
  viewport && viewport.width < LIMITS.mobileBreakpoint ? 'mobile' : 'desktop'

/** Chrome on a phone. */
export const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** A small Android phone, portrait. */
export const MOBILE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, userAgent: ANDROID }

/** A usual desktop window. */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false }

/** Animations are off by default: painting them takes a fifth of a browser's time. */
export const REDUCED_MOTION = 'reduce'
