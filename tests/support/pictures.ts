import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'

/** A browser that shows pictures. For a whole file of tests: it is another browser. */
export const WITH_PICTURES = { executablePath: requireBrowser(), args: BROWSER_ARGS }

/** The same without: to load and draw them is a fifth of what a test costs, and most tests look at none. */
export const WITHOUT_PICTURES = { ...WITH_PICTURES, args: [...BROWSER_ARGS, '--blink-settings=imagesEnabled=false'] }
