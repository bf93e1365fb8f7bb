import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'

/** Packages whose ES modules Node can't load by itself: Vite reads them. */
const server = { deps: { inline: ['jsencrypt'] } }

const shared = {
  /** Libraries are loaded once a worker, not once a file; the packages keep no state in their modules. */
  isolate: false,
  /** Room for what a test throws away, and one thread to collect it: a twentieth of the processor's time. */
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
  /** A test without an assertion would pass whatever happens. */
  expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  /** ms: room for a machine that is busy with the browser's tests meanwhile */
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** The storefront's tests that run in Node: those of its build, but for the script of a page, and of its server. */
const STOREFRONT_IN_NODE = 'apps/storefront/{vite,src/server}/**/!(theme-script).test.ts'
/** Random payloads, races, long walks, and what other tests prove once: only `npm run test:all` runs them. */
const SLOW = '**/*.slow.test.{ts,tsx}'
const SLOW_PAGES = 'apps/storefront/**/*.slow.test.tsx'

/** Each test file of the storefront loads the shop's modules again, because they keep state. */
const setupFiles = ['apps/storefront/src/testing/isolate-files.ts']

const page = {
  ...shared,
  server,
  setupFiles,
  environment: 'happy-dom',
}

const node = {
  ...shared,
  server,
  // Which codes the calls answered, for `npm run report contracts`.
  setupFiles: ['tests/setup/reached.ts'],
}

/** What runs together is chosen by project and path: `npx vitest run --project=node contracts`. */
export default defineConfig({
  test: {
    reporters: ['default'],
    globalSetup: ['tests/setup/temporary-folder.ts'],
    // One more than processors: the tests of pages wait for a third of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: [
            '{catalogue,contracts,locales,scenarios,tests,tools}/**/*.test.{ts,mjs}',
            'apps/{gallery,mock-api,server}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, SLOW],
        },
      },
      { test: { ...node, name: 'slow', include: [SLOW], exclude: [...configDefaults.exclude, '.cache/**', SLOW_PAGES] } },
      { plugins: [react()], test: { ...page, name: 'slow-page', include: [SLOW_PAGES] } },
      {
        plugins: [react()],
        test: {
          ...page,
          name: 'page',
          include: ['apps/{storefront,workbench}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, SLOW, STOREFRONT_IN_NODE],
        },
      },
      { test: { ...shared, name: 'page-in-node', server, setupFiles, include: [STOREFRONT_IN_NODE] } },
    ],
  },
})
