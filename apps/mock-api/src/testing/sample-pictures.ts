import { crc32 } from 'node:zlib'
import type { PictureType } from '../domains/picture/end-of-picture.ts'
import { fromBase64 } from '../lib/base64.ts'

/** Whole pictures of one pixel. */
export const PNG = [...fromBase64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==')]
export const JPEG = [
  ...fromBase64(
    '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJwCFf/Z',
  ),
]
export const WEBP = [...fromBase64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==')]
const SAMPLES: Readonly<Record<PictureType, readonly number[]>> = { 'image/png': PNG, 'image/jpeg': JPEG, 'image/webp': WEBP }

/** The most bytes of a comment in a JPEG. */
const COMMENT_MAX = 65_533
const PNG_END = 12
const RIFF_HEAD = 8

const bigEndian = (n: number) => [n >>> 24, (n >>> 16) & 0xff, (n >>> 8) & 0xff, n & 0xff]
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

/** A whole picture that holds further bytes where its format allows any: in a chunk or in comments. */
export function pictureWith(type: PictureType, extra: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const sample = SAMPLES[type]
  const data = Uint8Array.from(extra)
  if (type === 'image/png') {
    const chunk = joined(ascii('noTe'), data)
    return joined(sample.slice(0, -PNG_END), bigEndian(data.length), chunk, bigEndian(crc32(chunk)), sample.slice(-PNG_END))
  }
  if (type === 'image/jpeg') {
    const comments: ArrayLike<number>[] = []
    for (let at = 0; at === 0 || at < data.length; at += COMMENT_MAX) {
      const part = data.slice(at, at + COMMENT_MAX)
      comments.push([0xff, 0xfe, ...bigEndian(part.length + 2).slice(2)], part)
    }
    return joined(sample.slice(0, 2), ...comments, sample.slice(2))
  }
  const padding = new Uint8Array(data.length % 2)
  const body = joined(sample.slice(RIFF_HEAD), ascii('NOTE'), bigEndian(data.length).reverse(), data, padding)
  return joined(ascii('RIFF'), bigEndian(body.length).reverse(), body)
}

/** A whole picture of a number of bytes, or the smallest one. */
export function pictureOfSize(type: PictureType, bytes: number): Uint8Array<ArrayBuffer> {
  const least = pictureWith(type, []).length
  if (bytes <= least) return pictureWith(type, [])
  const size = pictureWith(type, new Uint8Array(bytes - least)).length
  return pictureWith(type, new Uint8Array(Math.max(0, 2 * bytes - least - size)))
}

function joined(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A file as a file input returns it. */
export function pictureFile(type: string, bytes: readonly number[] | Uint8Array): File {
  return new File([Uint8Array.from(bytes)], 'picture', { type })
}
