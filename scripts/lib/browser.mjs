import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

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
 * The Chromium to test with: named in NUSARIA_BROWSER or PLAYWRIGHT_CHROMIUM_EXECUTABLE, else Playwright's own, else the system's.
 * @returns {string | null} its path
 */
export function findBrowser() {
  const named = process.env.NUSARIA_BROWSER ?? process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE
  if (named) return named
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...places].find((path) => path && existsSync(path)) ?? null
}

/** The Chromium's path, or one clear line and the end of this program. */
export function requireBrowser() {
  const path = findBrowser()
  if (path) return path
  console.error(NO_BROWSER)
  process.exit(1)
}

/** Switches a test browser runs with: no sandbox (containers), no GPU, nothing fetched in the background. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]
