import { availableParallelism } from 'node:os'
import type { PlaywrightTestConfig } from '@playwright/test'
import { root } from '../../../scripts/lib/root.ts'
import { DESKTOP, MOBILE, REDUCED_MOTION } from './layouts.ts'
import { BROWSER_WITHOUT_IMAGES, ENGINE } from './pictures.ts'

const port = Number(process.env.NUSARIA_TEST_PORT ?? 5251)

interface WebServer {
  readonly command: string
  readonly cwd: string
  readonly url: string
  readonly env: Record<string, string>
  readonly reuseExistingServer: boolean
  /** ms */
  readonly timeout: number
}

const server = (what: 'shop' | 'offline', on: number, ready: string): WebServer => ({
  command: `npx tsx scripts/serve-tests.ts ${what}`,
  cwd: root,
  url: `http://127.0.0.1:${on}${ready}`,
  env: { PORT: String(on) },
  reuseExistingServer: false,
  timeout: 180_000,
})

/** The mock with the shop. */
export const SHOP_SERVER: WebServer = server('shop', port, '/__mock/health')
/** The shop without a server. */
export const OFFLINE_SERVER: WebServer = server('offline', port + 1, '/')
export const SHOP_ORIGIN = `http://127.0.0.1:${port}`
export const OFFLINE_ORIGIN = `http://127.0.0.1:${port + 1}`

// Playwright's Firefox has no mobile mode.
const mobile = { ...MOBILE, isMobile: ENGINE !== 'firefox' }

/**
 * What every run of Playwright shares. Chromium, or Playwright's own build of the engine in NUSARIA_ENGINE. Only `npm test` and
 * `npm run test:all` retry.
 */
export const PLAYWRIGHT_CONFIG = {
  fullyParallel: true,
  // One more than processors: a page waits for half of its time.
  workers: availableParallelism() + 1,
  retries: Number(process.env.NUSARIA_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  // Generous, so that a busy machine fails no test.
  timeout: 90_000,
  // `npm test` counts the tests by the JSON report.
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  expect: { timeout: 15_000 },
  use: {
    browserName: ENGINE,
    baseURL: SHOP_ORIGIN,
    trace: process.env.NUSARIA_TRACE ? 'retain-on-failure' : 'off',
    // The fixture takes the screenshot: most pages aren't painted before.
    screenshot: 'off',
    timezoneId: 'Asia/Jakarta',
    contextOptions: { reducedMotion: REDUCED_MOTION },
    // The shop's own worker only where a test is about it.
    serviceWorkers: 'block',
    // Reusing an emptied tab keeps its process, fonts and compiled code.
    reuseContext: true,
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    launchOptions: BROWSER_WITHOUT_IMAGES,
  },
  projects: [
    // A test without a tag runs on both layouts. Those of stories that fail wait until the end for what never appears.
    { name: 'mobile', use: mobile, grepInvert: /@(desktop|failing)\b/ },
    { name: 'failures', use: mobile, grep: /@failing\b/, expect: { timeout: 3_000 } },
    { name: 'desktop', use: DESKTOP, grepInvert: /@(mobile|failing)\b/ },
  ],
} satisfies PlaywrightTestConfig
