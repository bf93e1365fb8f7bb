import type { PICTURE_TYPES } from '@nusaria/contracts/picture'

export type PictureType = (typeof PICTURE_TYPES)[number]

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** What the file of each type begins with: bytes at a place. */
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

/** What a file is by its own bytes, whatever its name or its sender say; null when it is none of the shop's picture types. */
export function sniffPictureType(bytes: Uint8Array): PictureType | null {
  const found = SIGNATURES.find(([, signs]) => signs.every(([at, sign]) => sign.every((byte, nth) => bytes[at + nth] === byte)))
  return found?.[0] ?? null
}
