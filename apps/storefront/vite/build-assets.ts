import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Adds MSW's service worker to the offline build, the only build with the mock. */
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

/** Preloads the Latin font, which would otherwise load at the first text layout. */
export function fontPreload(): Plugin {
  return {
    name: 'nusaria:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, path }) {
        // The payment gateway's page of the offline build uses the system's font.
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
