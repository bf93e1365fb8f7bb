import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Plugin, ProxyOptions } from 'vite'
import { insertBridge, isFramed } from '../../mock-api/src/hosts/shell-bridge.ts'

/** ms between two tries */
export const RETRY_INTERVAL = 100
/** ms after which a request is passed on anyway, and fails */
const TIMEOUT = 15_000

/** Whether a server listens at an address. */
function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    const end = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

/** Resolves when a server listens at an address, or after `patience` ms. */
export async function waitForPort(address: string, patience = TIMEOUT): Promise<boolean> {
  const { hostname, port } = new URL(address)
  const until = Date.now() + patience
  for (;;) {
    if (await isListening(Number(port), hostname)) return true
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL))
  }
}

/**
 * Development: the mock restarts when one of its files changes. Requests wait for it, so that no page fails.
 * @param mock its address
 * @param paths the paths that are passed on to it
 */
export function waitForMock(mock: string, paths: readonly string[]): Plugin {
  return {
    name: 'nusaria-awaits-mock',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        if (!paths.some((base) => path === base || path.startsWith(`${base}/`))) next()
        else void waitForPort(mock).then(() => next())
      })
    },
  }
}

/**
 * Development: a page in a frame gets the bridge of the shell simulator, as the mock does for the built shop.
 * @param mocked paths of the mock's pages
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

/** Development before a backend: what is below `/api` goes below the path of its address, where that has one, as in `npm run serve`. */
export function proxyTo(backend: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(backend)
  const base = pathname.replace(/\/$/, '') || '/api'
  const target = { target: origin, changeOrigin: true }
  return { '/api': { ...target, rewrite: (url) => url.replace('/api', base) }, '/media': target }
}
