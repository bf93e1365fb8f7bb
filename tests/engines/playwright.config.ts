import { OFFLINE_SERVER, PLAYWRIGHT_CONFIG, SHOP_SERVER } from '@nusaria/scenario-runner/support/playwright-config'
import { defineConfig } from '@playwright/test'
import { root } from '../../scripts/lib/root.ts'
import { BROWSER_NAMES, WEBKIT_PORT } from './browsers.ts'
import type { Options, WorkerOptions } from './test.ts'

/** What `run.ts` runs. */
const browsers = BROWSER_NAMES.filter((name) => process.env.NUSARIA_BROWSERS?.includes(name) ?? true)
const workers = 2

const webkitServer = (port: number) => ({
  command: `tests/engines/webkit.sh ${port}`,
  cwd: root,
  url: `http://127.0.0.1:${port}/status`,
  reuseExistingServer: false,
  // GTK warns of services that a desktop has.
  stderr: 'ignore' as const,
})

/** Firefox and WebKit of the system, on both layouts. */
export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers,
  // WebKit now and then misses what is there, for a reason that isn't known. What differs in the shop is missed again.
  retries: 1,
  timeout: 180_000,
  // Also how long a page may take, on a busy machine.
  expect: { timeout: 20_000, toPass: { timeout: 20_000, intervals: [100] } },
  reporter: PLAYWRIGHT_CONFIG.reporter,
  webServer: [
    SHOP_SERVER,
    OFFLINE_SERVER,
    ...(browsers.includes('webkit') ? Array.from({ length: workers }, (_, worker) => webkitServer(WEBKIT_PORT + worker)) : []),
  ],
  projects: browsers.flatMap((program) => [
    { name: `${program} mobile`, use: { program, layout: 'mobile' as const } },
    { name: `${program} desktop`, use: { program, layout: 'desktop' as const }, grepInvert: /@mobile/ },
  ]),
})
