import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /^(text|application)\/|svg/
/** Smaller bodies aren't compressed, in bytes. */
const MIN_COMPRESSED_BYTES = 1_000

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

type Encoding = 'br' | 'gzip'

/** An encoded body with its headers. */
export interface EncodedBody {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A body that is sent often: compressed once for each encoding. */
export class CachedBody {
  readonly etag: string
  /** The hashes of the inline scripts that the page may run. */
  readonly scripts: readonly string[]
  readonly #plain: Buffer
  readonly #headers: Readonly<Record<string, string>>
  readonly #ways = new Map<Encoding, Promise<Buffer>>()
  readonly #packs: boolean

  /** @param vary further headers of the request that the body depends on */
  constructor(plain: Buffer, contentType: string, cacheControl: string, scripts: readonly string[] = [], ...vary: readonly string[]) {
    this.scripts = scripts
    this.#plain = plain
    this.etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`
    this.#headers = {
      'content-type': contentType,
      'cache-control': cacheControl,
      vary: ['accept-encoding', ...vary].join(', '),
      etag: this.etag,
    }
    this.#packs = isCompressible(plain, contentType)
  }

  /** The body as UTF-8 text. */
  get text(): string {
    return this.#plain.toString('utf8')
  }

  /** The body in the best encoding of `accept-encoding`. */
  async encoded(accept?: string): Promise<EncodedBody> {
    const way = this.#packs ? chooseEncoding(accept) : null
    if (!way) return { headers: this.#headers, body: this.#plain }
    const packing = this.#ways.get(way) ?? compress(way, this.#plain)
    this.#ways.set(way, packing)
    return { headers: { ...this.#headers, 'content-encoding': way }, body: await packing }
  }
}

/** Whether a body becomes smaller by compression. */
export function isCompressible(plain: Uint8Array, contentType: string): boolean {
  return plain.byteLength >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType)
}

/** The best encoding of `accept-encoding`; null for none. */
export function chooseEncoding(accept = ''): Encoding | null {
  const accepted = accept.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
  const accepts = (way: Encoding) => accepted.some((part) => part.split(';')[0]?.trim().toLowerCase() === way)
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : null
}

export function compress(way: Encoding, plain: Buffer): Promise<Buffer> {
  return way === 'gzip' ? asGzip(plain, { level: 6 }) : asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}
