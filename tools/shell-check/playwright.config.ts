import { PLAYWRIGHT_CONFIG } from '@nusaria/scenario-runner/support/playwright-config'
import { defineConfig } from '@playwright/test'

/** The checks of a native app's shell alone, against the shop that `npm run check shell` names. */
export default defineConfig({
  ...PLAYWRIGHT_CONFIG,
  testDir: '.',
  outputDir: '../../test-results/shell',
  workers: 1,
  // A page opens slowly on a busy machine, and over a slow line.
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: true }]],
  use: { ...PLAYWRIGHT_CONFIG.use, baseURL: process.env.NUSARIA_SHELL_ORIGIN },
  projects: PLAYWRIGHT_CONFIG.projects.filter(({ name }) => name === 'mobile'),
})
