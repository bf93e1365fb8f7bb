import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { insertBridge, isFramed } from '../../mock-api/src/hosts/node/shell-bridge.ts'

/**
 * Development: a page that a frame asks for gets the bridge of the shell's simulator, as the mock gives it to the built shop.
 * @param mocked paths whose pages are the mock's
 */
export function serveShellFrames(mocked: readonly string[]): Plugin {
  return {
    name: 'nusaria-framed-by-shell',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/'
        const path = url.split('?')[0] ?? ''
        const framed = isFramed({ 'sec-fetch-dest': String(request.headers['sec-fetch-dest']) })
        if (!framed || mocked.some((base) => path === base || path.startsWith(`${base}/`))) return next()
        readFile(join(server.config.root, 'index.html'), 'utf8')
          .then((html) => server.transformIndexHtml(url, html))
          .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(insertBridge(html)))
          .catch(next)
      })
    },
  }
}
