import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Without a window: it starts and draws in two thirds of the time. */
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
 * The Chromium to test with: named in NUSARIA_BROWSER or PLAYWRIGHT_CHROMIUM_EXECUTABLE, else Playwright's own, else a headless
 * shell of the system's, else the system's.
 * @param {{ headed?: boolean }} [options] `headed`: it shall show a window, which a shell has not
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
 * The Chromium's path, or one clear line and the end of this program.
 * @param {Parameters<typeof findBrowser>[0]} [options]
 */
export function requireBrowser(options) {
  const path = findBrowser(options)
  if (path) return path
  console.error(NO_BROWSER)
  process.exit(1)
}

/**
 * Switches a test browser runs with: no sandbox (containers), no GPU, nothing fetched in the background; drawing and network in the
 * browser's own process, as every picture and request on its way through another costs; no code made faster: a page of a test is gone
 * before that pays; room for what is young, that a short-lived page is hardly ever swept.
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
