import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { CachedBody } from './cached-body.ts'
import { scriptHashes } from './site/script-hashes.ts'

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

/** The files of a folder, cached in memory. */
export class StaticFiles {
  readonly #root: string
  readonly #page: (html: string) => string
  readonly #loaded = new Map<string, { readonly stamp: string; readonly file: CachedBody }>()

  /** @param page changes the text of a page */
  constructor(root: string, page: (html: string) => string = (html) => html) {
    this.#root = resolve(root)
    this.#page = page
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
    const isPage = name.endsWith('.html')
    const body = isPage ? Buffer.from(this.#page(content.toString('utf8'))) : content
    const scripts = isPage ? await scriptHashes(content.toString('utf8')) : []
    const file = new CachedBody(body, type, HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache', scripts)
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
