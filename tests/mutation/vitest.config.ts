import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/lib/root.mjs'

/** Libraries are loaded once, not once a file. */
const isolate = false
/** ms: room for a busy machine */
const testTimeout = 40_000
const domains = 'apps/mock-api/src/domains/**'
const mock = { isolate, testTimeout, server: { deps: { inline: ['jsencrypt'] } } }

/** The tests of the areas. Each package is tested by its own. Random walks and texts are left out: they take seconds and find nothing else. */
export default defineConfig({
  root,
  test: {
    projects: [
      { test: { name: 'contracts', isolate, testTimeout, include: ['contracts/src/*.test.ts'] } },
      {
        test: {
          ...mock,
          name: 'mock-api',
          include: [`${domains}/*.test.ts`, 'apps/mock-api/src/engine/lifecycle/*.test.ts'],
          exclude: ['**/{lifecycle-table,list-products,messages,model,money,seed}.test.ts'],
        },
      },
      // The slowest last: a mutant that another test finds never gets here.
      { test: { ...mock, name: 'lifecycle tables', include: [`${domains}/lifecycle-table.test.ts`], sequence: { groupOrder: 1 } } },
      {
        test: {
          name: 'storefront',
          isolate,
          testTimeout,
          environment: 'happy-dom',
          setupFiles: ['apps/storefront/src/shared/testing/isolate-files.ts'],
          include: ['apps/storefront/src/shared/forms/*.test.tsx'],
        },
      },
    ],
  },
})
