import { BROWSER_WITH_IMAGES } from '@nusaria/scenario-runner/support/pictures'
import { PLAYWRIGHT_CONFIG } from '@nusaria/scenario-runner/support/playwright-config'
import { defineConfig } from '@playwright/test'

/** `npm run check size`, on both layouts. */
export default defineConfig({
  ...PLAYWRIGHT_CONFIG,
  testDir: '.',
  outputDir: '../../test-results/size',
  use: { ...PLAYWRIGHT_CONFIG.use, launchOptions: BROWSER_WITH_IMAGES },
})
