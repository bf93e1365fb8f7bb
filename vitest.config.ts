import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { emoji } from './apps/storefront/vite/virtual-modules.ts'

/** Packages whose ES modules Node can't load by itself: Vite reads them. */
const server = { deps: { inline: ['jsencrypt'] } }

/** Libraries are loaded once a worker, not once a file; the packages keep no state in their modules. */
const isolate = false

/** Which codes the calls answered, for `npm run contracts:report`. */
const setupFiles = ['tests/setup/reached.ts']

/** ms: room for a machine that is busy with the browser's tests meanwhile */
const testTimeout = 40_000

/** One project a package, plus the ones that run apart: conformance and scenarios (`vitest run --project <name>`). */
export default defineConfig({
  test: {
    reporters: ['default'],
    // Every core: one is left idle otherwise, which on two is half the machine.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contracts', isolate, include: ['contracts/src/**/*.test.ts'], testTimeout } },
      { test: { name: 'locales', isolate, include: ['locales/**/*.test.ts'], testTimeout } },
      { test: { name: 'mock-api', server, setupFiles, isolate, include: ['apps/mock-api/**/*.test.ts'], testTimeout } },
      {
        plugins: [react(), emoji()],
        test: {
          name: 'storefront',
          server,
          isolate,
          setupFiles: ['apps/storefront/src/shared/testing/isolate-files.ts'],
          environment: 'happy-dom',
          include: ['apps/storefront/**/*.test.{ts,tsx}'],
          testTimeout,
        },
      },
      {
        plugins: [react()],
        test: { name: 'workbench', isolate, environment: 'happy-dom', include: ['apps/workbench/**/*.test.{ts,tsx}'], testTimeout },
      },
      {
        test: {
          name: 'architecture',
          isolate,
          include: ['tests/architecture/*.test.{mjs,ts}', 'scenarios/**/*.test.ts', 'apps/gallery/**/*.test.ts'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'conformance',
          server,
          setupFiles,
          isolate,
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'scenarios',
          server,
          setupFiles,
          include: ['tests/{scenarios,recordings}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
