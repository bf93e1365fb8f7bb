import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'

/** Browsers without a window start and paint in two thirds of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

export const NO_BROWSER =
  'No Chromium found. Install one with `npx playwright install chromium` (or `apt-get install chromium`), or name one in NUSARIA_BROWSER.'

/**
 * The Chromium for tests: from NUSARIA_BROWSER or PLAYWRIGHT_CHROMIUM_EXECUTABLE, else Playwright's own, else a headless shell of the
 * system, else any Chromium of the system.
 * @param {{ headed?: boolean }} [options] `headed`: it needs a window, which a headless shell lacks
 * @returns {string | null} its path
 */
export function findBrowser({ headed = false } = {}) {
  const named = process.env.NUSARIA_BROWSER ?? process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE
  if (named) return named
  const onPath = (wanted) => (process.env.PATH ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)))
  const paths = [chromium.executablePath(), ...(headed ? [] : onPath(shells)), ...onPath(names), ...places]
  return paths.find((path) => path && existsSync(path)) ?? null
}

/**
 * The path of Chromium. Without one, prints how to get it and exits.
 * @param {Parameters<typeof findBrowser>[0]} [options]
 */
export function requireBrowser(options) {
  const path = findBrowser(options)
  if (path) return path
  console.error(NO_BROWSER)
  process.exit(1)
}

/**
 * The engine that NUSARIA_ENGINE names, Chromium by default. Without Playwright's own build of it, prints how to get it and exits.
 * @returns {'chromium' | 'firefox' | 'webkit'}
 */
export function requireEngine() {
  const name = process.env.NUSARIA_ENGINE ?? 'chromium'
  const own = { firefox, webkit }[name]
  if (name === 'chromium' || (own && existsSync(own.executablePath()))) return name
  console.error(
    own
      ? `Playwright's ${name} isn't installed: npx playwright install --with-deps ${name}`
      : `NUSARIA_ENGINE is firefox or webkit, not ${name}.`,
  )
  process.exit(1)
}

/**
 * Flags of the test browser: no sandbox (containers), no GPU, no background requests; painting and network in the browser's process, which
 * saves copies; no optimising compilers and a large young generation, because pages are short-lived.
 */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32',
]
