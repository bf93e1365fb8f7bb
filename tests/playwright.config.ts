import { availableParallelism } from 'node:os'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { DESKTOP, MOBILE, REDUCED_MOTION } from './support/layouts.ts'
import { BROWSER_WITHOUT_IMAGES, ENGINE } from './support/pictures.ts'

const port = Number(process.env.NUSARIA_TEST_PORT ?? 5251)
const offlinePort = port + 1

const server = (what: 'shop' | 'offline', on: number, ready: string): NonNullable<PlaywrightTestConfig['webServer']> => ({
  command: `node scripts/serve-tests.mjs ${what}`,
  cwd: '..',
  url: `http://127.0.0.1:${on}${ready}`,
  env: { PORT: String(on) },
  reuseExistingServer: false,
  timeout: 180_000,
})

// Playwright's Firefox has no mobile mode.
const mobile = { ...MOBILE, isMobile: ENGINE !== 'firefox' }

/** Chromium, or Playwright's own build of the engine in NUSARIA_ENGINE. Only `npm test` and `npm run test:all` retry (decision 137). */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than processors: a page waits for half of its time.
  workers: availableParallelism() + 1,
  retries: Number(process.env.NUSARIA_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  // Generous, so that a busy machine fails no test.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' }]],
  use: {
    browserName: ENGINE,
    baseURL: `http://127.0.0.1:${port}`,
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
  metadata: { offline: `http://127.0.0.1:${offlinePort}` },
  webServer: [server('shop', port, '/__mock/health'), server('offline', offlinePort, '/')].flat(),
})
