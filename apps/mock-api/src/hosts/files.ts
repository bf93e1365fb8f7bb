import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
}
const COMPRESSIBLE = /^(text|application)\/|svg/
/** Bytes; below it compressing costs more than it saves. */
const WORTH_IT = 1_000

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** A file as it goes out. */
export interface ServedFile {
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Buffer
}

interface Loaded {
  readonly stamp: string
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly packed: Map<'br' | 'gzip', Promise<Buffer>>
}

/** The files of a folder, kept in memory once read, each compressed once in each way that is asked for. */
export class Files {
  readonly #root: string
  readonly #loaded = new Map<string, Loaded>()

  constructor(root: string) {
    this.#root = resolve(root)
  }

  /** The file at a URL path, encoded as the browser accepts it; null when there is none. Never leaves the folder. */
  async get(path: string, acceptEncoding = ''): Promise<ServedFile | null> {
    const file = await this.#load(path)
    if (!file) return null
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers: Record<string, string> = { 'content-type': file.type, 'cache-control': cache, vary: 'accept-encoding', etag: file.etag }
    const way = wayOf(acceptEncoding)
    if (!way || file.plain.byteLength < WORTH_IT || !COMPRESSIBLE.test(file.type)) return { headers, etag: file.etag, body: file.plain }
    const packing = file.packed.get(way) ?? pack(way, file.plain)
    file.packed.set(way, packing)
    return { headers: { ...headers, 'content-encoding': way }, etag: file.etag, body: await packing }
  }

  async #load(path: string): Promise<Loaded | null> {
    const name = decode(path)
    if (name === null) return null
    const full = resolve(this.#root, `.${name}`)
    if (!full.startsWith(this.#root + sep)) return null
    const found = await stat(full).catch(() => null)
    if (!found?.isFile()) return null
    const stamp = `${found.mtimeMs}-${found.size}`
    const known = this.#loaded.get(full)
    if (known?.stamp === stamp) return known
    const plain = await readFile(full)
    const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
    const type = TYPES[extname(full).toLowerCase()] ?? 'application/octet-stream'
    const loaded = { stamp, type, etag, plain, packed: new Map() }
    this.#loaded.set(full, loaded)
    return loaded
  }
}

function wayOf(accept: string): 'br' | 'gzip' | null {
  if (/\bbr\b/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) ? 'gzip' : null
}

function pack(way: 'br' | 'gzip', plain: Buffer): Promise<Buffer> {
  return way === 'gzip' ? asGzip(plain, { level: 9 }) : asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

function decode(path: string): string | null {
  try {
    const name = decodeURIComponent(path)
    return name.includes('\0') ? null : name
  } catch {
    return null
  }
}
