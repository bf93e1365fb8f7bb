import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** The checks of a native app's shell alone, against the shop that `npm run shell:check` names. */
export default defineConfig({
  ...base,
  testDir: '../e2e',
  testMatch: 'shell.spec.ts',
  grep: /shell check:/,
  outputDir: '../../test-results/shell',
  workers: 1,
  // A page opens slowly on a busy machine, and over a slow line.
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: true }], ['../support/sum-reporter.ts']],
  use: { ...base.use, baseURL: process.env.NUSARIA_SHELL_ORIGIN },
  projects: base.projects?.filter(({ name }) => name === 'mobile'),
  webServer: [],
})
