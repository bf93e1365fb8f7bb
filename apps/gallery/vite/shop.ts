import { createReadStream, existsSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import type { Plugin } from 'vite'
import { BASE } from './base.mjs'

/** The folder of the shop's offline build: `npm run gallery` sets it. */
const folder = process.env.GALLERY_SHOP ?? ''

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}

/** Serves the shop's offline build. The screens show the real shop with the engine in its page. */
export function shopBeside(): Plugin {
  return {
    name: 'nusaria:shop-beside',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname.startsWith(BASE) || pathname === BASE.slice(0, -1)) return next()
        const path = join(folder, normalize(decodeURIComponent(pathname)), pathname.endsWith('/') ? 'index.html' : '')
        const isFile = path.startsWith(folder) && existsSync(path) && statSync(path).isFile()
        const found = isFile ? path : join(folder, 'index.html')
        // Ladle's Koa server begins with status 404.
        response.statusCode = 200
        response.setHeader('content-type', types[extname(found)] ?? 'application/octet-stream')
        createReadStream(found).pipe(response)
      })
    },
  }
}
