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

/** Asks for the Latin typeface at once, rather than when the first text is laid out. */
export function fontPreload(): Plugin {
  return {
    name: 'nusaria:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, path }) {
        // The payment gateway's page of the offline build is set in the system's typeface.
        if (path !== '/index.html') return []
        const font = Object.keys(bundle ?? {}).find((file) => /sans-latin-wght-normal.*\.woff2$/.test(file))
        if (!font) return []
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}
