import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

const at = process.env.NUSARIA_STORIES_AT
const [shop] = [base.webServer ?? []].flat()

/** Runs the stories of `npm run scenario`, against a running mock if one is given. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../../test-results/browser',
  reporter: [['../../report/outcome-reporter.ts'], ...(process.env.PLAYWRIGHT_BLOB_OUTPUT_FILE ? [['blob'] as const] : [])],
  use: { ...base.use, ...(at && { baseURL: at }) },
  webServer: at || !shop ? [] : [{ ...shop, cwd: '../../..' }],
})
