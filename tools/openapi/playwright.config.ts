import { defineConfig } from '@playwright/test'

/** Whether others can use the OpenAPI document. No browser takes part. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/openapi',
  workers: 1,
  // The first run installs the programs.
  timeout: 300_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../test-results/openapi.json' }],
    ['../../scenarios/run/support/sum-reporter.ts'],
  ],
})
