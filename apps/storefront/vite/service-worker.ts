import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Ships MSW's service worker with the offline build, the only one that has a mock in it. */
export function mockServiceWorker(): Plugin {
  return {
    name: 'nusaria:service-worker',
    apply: 'build',
    generateBundle() {
      const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(worker, 'utf8') })
    },
  }
}
