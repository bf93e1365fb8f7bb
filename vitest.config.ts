import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './tests/setup/by-environment.ts'

/** Packages whose ES modules Node can't load by itself: Vite reads them. */
const server = { deps: { inline: ['jsencrypt'] } }

const shared = {
  /** Libraries are loaded once a worker, not once a file; the packages keep no state in their modules. */
  isolate: false,
  /** Room for what a test throws away, and one thread to collect it: a twentieth of the processor's time. */
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
  /** A test without an assertion would pass whatever happens. */
  expect: { requireAssertions: true, poll: { timeout: 20_000 } },
  /** ms: room for a machine that is busy with the browser's tests meanwhile */
  testTimeout: 120_000,
  hookTimeout: 60_000,
}

/** Which codes the calls answered, for `npm run contracts:report`. */
const setupFiles = ['tests/setup/reached.ts']

/** One project a package, plus the ones that run apart: conformance and scenarios (`vitest run --project <name>`). */
export default defineConfig({
  test: {
    reporters: ['default'],
    globalSetup: ['tests/setup/temporary-folder.ts'],
    sequence: { sequencer: ByEnvironment },
    // Every core: one is left idle otherwise, which on two is half the machine.
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'contracts', include: ['contracts/src/**/*.test.ts'] } },
      { test: { ...shared, name: 'locales', include: ['locales/**/*.test.ts'] } },
      { test: { ...shared, name: 'mock-api', server, setupFiles, include: ['apps/{host,mock-api}/**/*.test.ts'] } },
      {
        plugins: [react()],
        test: {
          ...shared,
          name: 'storefront',
          server,
          setupFiles: ['apps/storefront/src/shared/testing/isolate-files.ts'],
          environment: 'happy-dom',
          include: ['apps/storefront/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [react()],
        test: { ...shared, name: 'workbench', environment: 'happy-dom', include: ['apps/workbench/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...shared,
          name: 'architecture',
          include: ['tests/architecture/*.test.{mjs,ts}', 'scenarios/**/*.test.ts', 'apps/gallery/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'conformance',
          server,
          setupFiles,
          include: ['tests/{conformance,backend-check,deploy}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'scenarios',
          server,
          setupFiles,
          include: ['tests/{scenarios,recordings,look}/**/*.test.ts'],
        },
      },
    ],
  },
})
