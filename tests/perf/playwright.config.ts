import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'

/** `npm run size`, on both layouts. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/size',
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/size.json' }]],
  use: { ...base.use, launchOptions: BROWSER_WITH_IMAGES },
  webServer: [],
})
