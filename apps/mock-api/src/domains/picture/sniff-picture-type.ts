import type { PICTURE_TYPES } from '@nusaria/contracts/picture'

export type PictureType = (typeof PICTURE_TYPES)[number]

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** The signature of each file type: bytes at an offset. */
const SIGNATURES: readonly (readonly [PictureType, readonly (readonly [at: number, bytes: readonly number[]])[]])[] = [
  ['image/png', [[0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]]]],
  ['image/jpeg', [[0, [0xff, 0xd8, 0xff]]]],
  [
    'image/webp',
    [
      [0, ascii('RIFF')],
      [8, ascii('WEBP')],
    ],
  ],
]

/** The type of a file by its bytes, whatever its name or sender claim; null for other types. */
export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  const found = SIGNATURES.find(([, signs]) => signs.every(([at, sign]) => sign.every((byte, nth) => bytes[at + nth] === byte)))
  return found?.[0] ?? null
}
