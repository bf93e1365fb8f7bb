import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /^(text|application)\/|svg/
/** Bytes; below it compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_000

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

type Encoding = 'br' | 'gzip'

/** Bytes as they go out, with the headers that say how. */
export interface EncodedBody {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Bytes that are sent again and again: compressed once in each way that is asked for. */
export class CachedBody {
  readonly etag: string
  readonly #plain: Buffer
  readonly #headers: Readonly<Record<string, string>>
  readonly #ways = new Map<Encoding, Promise<Buffer>>()
  readonly #packs: boolean

  constructor(plain: Buffer, contentType: string, cacheControl: string) {
    this.#plain = plain
    this.etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
    this.#headers = { 'content-type': contentType, 'cache-control': cacheControl, vary: 'accept-encoding', etag: this.etag }
    this.#packs = plain.byteLength >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType)
  }

  /** As it is, read as UTF-8. */
  get text(): string {
    return this.#plain.toString('utf8')
  }

  /** In the way the browser takes best, by its `accept-encoding`. */
  async encoded(accept = ''): Promise<EncodedBody> {
    const way = this.#packs ? chooseEncoding(accept) : null
    if (!way) return { headers: this.#headers, body: this.#plain }
    const packing = this.#ways.get(way) ?? compress(way, this.#plain)
    this.#ways.set(way, packing)
    return { headers: { ...this.#headers, 'content-encoding': way }, body: await packing }
  }
}

function chooseEncoding(accept: string): Encoding | null {
  if (/\bbr\b/.test(accept)) return 'br'
  return /\bgzip\b/.test(accept) ? 'gzip' : null
}

function compress(way: Encoding, plain: Buffer): Promise<Buffer> {
  return way === 'gzip' ? asGzip(plain, { level: 6 }) : asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}
