import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/lib/root.mjs'
import { AREA_NAMES, AREA_VARIABLE, AREAS } from './areas.ts'
import { ShortestFirst } from './shortest-first.ts'
import { warmThread } from './warm-thread.ts'

const { [AREA_VARIABLE]: area } = process.env
const tests = AREA_NAMES.filter((name) => area === undefined || area === name).flatMap((name) => AREAS[name].tests)
const isStorefront = (path: string) => path.startsWith('apps/storefront/')

const shared = {
  /** Libraries are loaded once, not once a file. */
  isolate: false,
  /** ms: room for a busy machine */
  testTimeout: 40_000,
}

/** The tests of an area. Random walks and texts are left out: they take seconds and find nothing else. */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: ShortestFirst },
    projects: [
      {
        plugins: [warmThread()],
        test: {
          ...shared,
          name: 'node',
          setupFiles: ['tests/mutation/setup.ts'],
          server: { deps: { inline: ['jsencrypt'] } },
          include: tests.filter((path) => !isStorefront(path)),
          exclude: [`apps/**/{list-products,messages,model,money,seed}.test.ts`],
        },
      },
      {
        plugins: [warmThread()],
        test: {
          ...shared,
          name: 'storefront',
          environment: './tests/mutation/warm-dom.ts',
          setupFiles: ['tests/mutation/setup.ts', 'apps/storefront/src/shared/testing/isolate-files.ts'],
          include: tests.filter(isStorefront),
        },
      },
    ],
  },
})
