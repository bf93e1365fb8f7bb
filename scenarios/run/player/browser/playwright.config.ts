import { defineConfig } from '@playwright/test'
import { PLAYWRIGHT_CONFIG, SHOP_SERVER } from '../../support/playwright-config.ts'

const at = process.env.NUSARIA_STORIES_AT

/** Runs the stories of `npm run scenario`, against a running mock if one is given. */
export default defineConfig({
  ...PLAYWRIGHT_CONFIG,
  testDir: '.',
  outputDir: '../../../test-results/browser',
  reporter: [['../../report/outcome-reporter.ts'], ...(process.env.PLAYWRIGHT_BLOB_OUTPUT_FILE ? [['blob'] as const] : [])],
  use: { ...PLAYWRIGHT_CONFIG.use, ...(at && { baseURL: at }) },
  webServer: at ? [] : [SHOP_SERVER],
})
