import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'

/** A browser that shows pictures. For a whole file of tests: it is another browser. */
export const BROWSER_WITH_IMAGES = { executablePath: requireBrowser(), args: BROWSER_ARGS }

/** The same without: to load and draw them is a fifth of what a test costs, and most tests look at none. */
export const BROWSER_WITHOUT_IMAGES = { ...BROWSER_WITH_IMAGES, args: [...BROWSER_ARGS, '--blink-settings=imagesEnabled=false'] }
