import { OFFLINE_ORIGIN, OFFLINE_SERVER, PLAYWRIGHT_CONFIG, SHOP_SERVER } from '@nusaria/scenario-runner/support/playwright-config'
import { defineConfig } from '@playwright/test'

/** `npm run browser`. */
export default defineConfig({
  ...PLAYWRIGHT_CONFIG,
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  outputDir: '../test-results',
  metadata: { offline: OFFLINE_ORIGIN },
  webServer: [SHOP_SERVER, OFFLINE_SERVER],
})
