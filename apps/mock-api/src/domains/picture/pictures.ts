import { API_BASE } from '@nusaria/contracts/headers'
import { type PICTURE_TYPES, pictureContract } from '@nusaria/contracts/picture'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { toBase64 } from '../../lib/base64.ts'
import { hash } from '../../lib/rng.ts'
import type { PictureRow } from './tables.ts'

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

/** Characters of an id: impossible to guess. */
const ID_LENGTH = 32

/** Reads a picture file; null unless it has the type it claims. */
export async function readPicture(file: File): Promise<{ content_type: PictureType; bytes: string } | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const content_type = sniffPictureType(bytes)
  return content_type !== null && content_type === file.type ? { content_type, bytes: toBase64(bytes) } : null
}

/** Stores a member's picture. */
export function storePicture(
  { db, rng, now }: WorldCtx,
  { bytes, ...picture }: Pick<PictureRow, 'member_no' | 'purpose' | 'content_type' | 'bytes'>,
): PictureRow {
  // Worlds with one seed draw equal ids: the hash keeps one URL from showing two pictures.
  const picture_id = `${rng.token(ID_LENGTH)}-${hash(bytes).toString(36)}`
  return db.pictures.insert({ ...picture, picture_id, bytes, sent: false, created_at: now })
}

/** The URL of a picture. */
export function pictureUrl({ picture_id }: Pick<PictureRow, 'picture_id'>): string {
  return API_BASE + pictureContract.show.path.replace(':picture_id', picture_id)
}

/** Maximum unsent pictures per member and purpose; beyond it the oldest are removed. */
const UNSENT_MAX = 30

/** Removes the oldest unsent pictures, so that there is room for one more. */
export function evictUnsent({ db }: Pick<WorldCtx, 'db'>, member_no: string, purpose: PictureRow['purpose']): void {
  const waiting = db.pictures.all({ member_no, purpose, sent: false }, { created_at: 'desc' })
  for (const { picture_id } of waiting.slice(UNSENT_MAX - 1)) db.pictures.remove(picture_id)
}

/** An unsent picture of the member. */
export function findUnsentPicture({ db }: Pick<WorldCtx, 'db'>, member_no: string, picture_id: string): PictureRow | undefined {
  const picture = db.pictures.get(picture_id)
  return picture?.member_no === member_no && picture.purpose !== 'avatar' && !picture.sent ? picture : undefined
}

/**
 * Marks a form's pictures as sent: each must be the member's own, unsent and uploaded for this purpose. Returns false and marks none
 * otherwise.
 */
export function attachPictures(
  ctx: Pick<WorldCtx, 'db'>,
  member_no: string,
  purpose: Exclude<PictureRow['purpose'], 'avatar'>,
  picture_ids: readonly string[],
): boolean {
  const fits = (id: string) => findUnsentPicture(ctx, member_no, id)?.purpose === purpose
  if (new Set(picture_ids).size < picture_ids.length || !picture_ids.every(fits)) return false
  for (const id of picture_ids) ctx.db.pictures.update(id, { sent: true })
  return true
}
