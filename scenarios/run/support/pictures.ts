import { BROWSER_ARGS, requireBrowser, requireEngine } from '../../../scripts/lib/browser.ts'

/** The engine of the browser tests: `chromium`, or what NUSARIA_ENGINE names. */
export const ENGINE = requireEngine()

/** A browser with images: another one, and so for a whole test file, or for `testWithImages`. */
export const BROWSER_WITH_IMAGES = ENGINE === 'chromium' ? { executablePath: requireBrowser(), args: BROWSER_ARGS } : {}

/** A browser without images: loading and painting them takes a fifth of a test's time. Only Chromium leaves them out. */
export const BROWSER_WITHOUT_IMAGES =
  ENGINE === 'chromium' ? { ...BROWSER_WITH_IMAGES, args: [...BROWSER_ARGS, '--blink-settings=imagesEnabled=false'] } : {}
