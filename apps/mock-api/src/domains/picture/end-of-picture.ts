import type { PICTURE_TYPES } from '@nusaria/contracts/picture'

export type PictureType = (typeof PICTURE_TYPES)[number]

/** Where a picture ends by its own structure, in bytes; null when it doesn't begin or end as its type does. */
type EndOf = (file: DataView) => number | null

const ENDS: Readonly<Record<PictureType, EndOf>> = { 'image/png': endOfPng, 'image/jpeg': endOfJpeg, 'image/webp': endOfWebp }

const isPictureType = (type: string): type is PictureType => Object.hasOwn(ENDS, type)

/**
 * The picture that a file of a type begins with, without what stands behind it: phones append the video of a motion photo, and anybody could
 * append a page or a program. null when it begins with none. Whether it can be decoded is another question.
 */
export function cutPicture(type: string, bytes: Uint8Array<ArrayBuffer>): { type: PictureType; bytes: Uint8Array<ArrayBuffer> } | null {
  if (!isPictureType(type)) return null
  const end = ENDS[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return end === null || end > bytes.length ? null : { type, bytes: bytes.subarray(0, end) }
}

/** Chunks: length, name, data, checksum. */
function endOfPng(file: DataView): number | null {
  if (!has(file, 0, '\x89PNG\r\n\x1a\n')) return null
  for (let at = 8; at + 12 <= file.byteLength; ) {
    const end = at + 12 + file.getUint32(at)
    if (has(file, at + 4, 'IEND')) return end
    at = end
  }
  return null
}

/** Segments with their lengths, and coded data up to the next marker. */
function endOfJpeg(file: DataView): number | null {
  if (!has(file, 0, '\xff\xd8')) return null
  for (let at = 2; at + 2 <= file.byteLength; ) {
    const marker = file.getUint8(at + 1)
    if (file.getUint8(at) !== 0xff || marker === 0xff || isInData(marker)) at += 1
    else if (marker === 0xd9) return at + 2
    else if (at + 4 > file.byteLength) return null
    else at += 2 + file.getUint16(at + 2)
  }
  return null
}

/** An 0xff of the data itself, or a restart in it. */
function isInData(marker: number): boolean {
  return marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
}

/** One chunk that holds the others. */
function endOfWebp(file: DataView): number | null {
  return has(file, 0, 'RIFF') && has(file, 8, 'WEBP') ? 8 + file.getUint32(4, true) : null
}

function has(file: DataView, at: number, text: string): boolean {
  return at + text.length <= file.byteLength && [...text].every((sign, nth) => file.getUint8(at + nth) === sign.charCodeAt(0))
}
