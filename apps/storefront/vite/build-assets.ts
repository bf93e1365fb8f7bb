import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { CONFIG_FILE } from '../../server/src/site/config-file.ts'
import { scriptHashes } from '../../server/src/site/script-hashes.ts'
import { metaPolicy } from '../../server/src/site/security-headers.ts'

/**
 * Before MSW's worker, which otherwise unregisters itself when its last page goes. If a call is pending then, Firefox 153 doesn't load the
 * next page. Without a page the worker answers nothing, so it may stay.
 */
const STAY_REGISTERED = 'self.registration.unregister = async () => false\n'

/** Adds MSW's service worker to the offline build, the only build with the mock. */
export function mockServiceWorker(): Plugin {
  return {
    name: 'nusaria:service-worker',
    apply: 'build',
    generateBundle() {
      const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: STAY_REGISTERED + readFileSync(worker, 'utf8') })
    },
  }
}

/**
 * An empty `config.json`, to be replaced where the build runs, and its preload in the page: it arrives with the scripts. A server that
 * writes the configuration into the page removes the preload.
 */
export function configFile(): Plugin {
  let base = '/'
  return {
    name: 'nusaria:config-file',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: CONFIG_FILE, source: '{}\n' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { path }) {
        if (path !== '/index.html') return []
        return [{ tag: 'link', attrs: { rel: 'preload', as: 'fetch', href: base + CONFIG_FILE, crossorigin: true }, injectTo: 'head' }]
      },
    },
  }
}

/** The part of the security policy that each page carries itself, for hosts that send no headers. Last of the plugins: it comes first in the head. */
export function securityPolicy(): Plugin {
  return {
    name: 'nusaria:security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const content = metaPolicy(await scriptHashes(html))
        return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }]
      },
    },
  }
}

/** Preloads the Latin font, which would otherwise load at the first text layout. */
export function fontPreload(): Plugin {
  let base = '/'
  return {
    name: 'nusaria:font-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle, path }) {
        // The payment gateway's page of the offline build uses the system's font.
        if (path !== '/index.html') return []
        const font = Object.keys(bundle ?? {}).find((file) => /jakarta-basic.*\.woff2$/.test(file))
        if (!font) return []
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: base + font, crossorigin: true },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}

/**
 * Keeps source maps apart from what is published: `folder` has one for each script of the build. They are for the operator, who reads the
 * places of a reported error with them.
 */
export function sourceMapsApart(folder: string): Plugin {
  return {
    name: 'nusaria:source-maps-apart',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        rmSync(folder, { recursive: true, force: true })
        mkdirSync(folder, { recursive: true })
        for (const [name, file] of Object.entries(bundle)) {
          if (!name.endsWith('.map') || file.type !== 'asset') continue
          writeFileSync(join(folder, basename(name)), file.source)
          delete bundle[name]
        }
      },
    },
  }
}
