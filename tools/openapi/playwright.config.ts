import { PLAYWRIGHT_CONFIG } from '@nusaria/scenario-runner/support/playwright-config'
import { defineConfig } from '@playwright/test'

/** Whether others can use the OpenAPI document. No browser takes part. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/openapi',
  workers: 1,
  // The first run installs the programs.
  timeout: 300_000,
  reporter: PLAYWRIGHT_CONFIG.reporter,
})
