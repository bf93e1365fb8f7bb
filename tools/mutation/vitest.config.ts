import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/lib/root.ts'
import { AREA_NAMES, AREA_VARIABLE, AREAS } from './areas.ts'

const area = AREA_NAMES.find((name) => name === process.env[AREA_VARIABLE]) ?? AREA_NAMES[0]
const tests = area ? AREAS[area].tests : []
const isOfPages = tests.some((path) => path.startsWith('apps/storefront/'))

/** The tests of an area. Random walks and texts are left out: they take seconds and find nothing else. */
export default defineConfig({
  root,
  test: {
    include: [...tests],
    exclude: ['apps/**/*.slow.test.ts', 'apps/**/{list-products,messages,seed}.test.ts'],
    environment: isOfPages ? 'happy-dom' : 'node',
    setupFiles: isOfPages ? ['apps/storefront/src/testing/isolate-files.ts'] : [],
    server: { deps: { inline: ['jsencrypt'] } },
    /** Libraries are loaded once, not once a file. */
    isolate: false,
    /** ms: room for a busy machine */
    testTimeout: 40_000,
  },
})
