import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { CachedBody } from './cached-body.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}

/** Files whose names or folders contain a hash of their content. */
const HASHED = /^\/(assets|texts\/[0-9a-f]{10})\//

interface PageOptions {
  /** Changes the text of a page. */
  readonly change?: (html: string) => string
  /** The hashes of the inline scripts of a page, as the build wrote it. */
  readonly scripts?: (html: string) => Promise<readonly string[]>
}

/**
 * The files of a folder, cached in memory. Not `@fastify/static`: it takes the time of a file for its version, which differs from copy to copy, and neither
 * changes pages nor keeps what was compressed.
 */
export class StaticFiles {
  readonly #root: string
  readonly #pages: PageOptions
  readonly #loaded = new Map<string, { readonly stamp: string; readonly file: CachedBody }>()

  constructor(root: string, pages: PageOptions = {}) {
    this.#root = resolve(root)
    this.#pages = pages
  }

  /** The file at a URL path; null when it doesn't exist or lies outside the folder. */
  async get(path: string): Promise<CachedBody | null> {
    const name = decode(path)
    if (name === null) return null
    const full = resolve(this.#root, `.${name}`)
    if (!full.startsWith(this.#root + sep)) return null
    const found = await stat(full).catch(() => null)
    if (!found?.isFile()) return null
    const stamp = `${found.mtimeMs}-${found.size}`
    const known = this.#loaded.get(full)
    if (known?.stamp === stamp) return known.file
    const type = TYPES[extname(full).toLowerCase()] ?? 'application/octet-stream'
    const content = await readFile(full)
    const { change, scripts } = name.endsWith('.html') ? this.#pages : {}
    const body = change ? Buffer.from(change(content.toString('utf8'))) : content
    const hashes = await scripts?.(content.toString('utf8'))
    const file = new CachedBody(body, type, HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache', hashes)
    this.#loaded.set(full, { stamp, file })
    return file
  }
}

function decode(path: string): string | null {
  try {
    const name = decodeURIComponent(path)
    return name.includes('\0') ? null : name
  } catch {
    return null
  }
}
