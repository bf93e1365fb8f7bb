import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'

/** A browser with images. Only for a whole test file, because it is another browser. */
export const BROWSER_WITH_IMAGES = { executablePath: requireBrowser(), args: BROWSER_ARGS }

/** A browser without images: loading and painting them takes a fifth of a test's time. */
export const BROWSER_WITHOUT_IMAGES = { ...BROWSER_WITH_IMAGES, args: [...BROWSER_ARGS, '--blink-settings=imagesEnabled=false'] }
