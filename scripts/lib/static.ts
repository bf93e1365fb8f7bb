import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}

/** Answers with a file of a folder, a subfolder's index.html, or the folder's own for any other path. */
export function answerStatic(folder: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const asked = join(folder, path, path.endsWith('/') ? 'index.html' : '')
    const found = asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html')
    response.writeHead(200, { 'content-type': types[extname(found)] ?? 'application/octet-stream', 'cache-control': 'no-cache' })
    createReadStream(found).pipe(response)
  }
}

/**
 * A static server on the loopback.
 * @param port 0 for a free one
 */
export function serveStatic(folder: string, port: number): Promise<Server> {
  const server = createServer(answerStatic(folder))
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
