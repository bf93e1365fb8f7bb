import { hash } from '@nusaria/catalogue/lib/rng'
import { API_BASE } from '@nusaria/contracts/headers'
import { pictureContract } from '@nusaria/contracts/picture'
import type { Ctx, WorldCtx } from '../../engine/contract/context.ts'
import { toBase64 } from '../../lib/base64.ts'
import { cutPicture, type PictureType } from './end-of-picture.ts'
import { isDataOfHeader, stripPng } from './png-chunks.ts'
import type { PictureRow } from './tables.ts'

/** The longest side in px. */
const SIDE_MAX = 12_000
/** The most pixels: a small file may unpack to more than a phone has room for. */
const PIXELS_MAX = 50_000_000
/** Characters of an id: impossible to guess. */
const ID_LENGTH = 32

/** Reads a picture file and drops what is no part of the picture; null unless it can be decoded as the type that it claims. */
export async function readPicture(
  { decodePicture }: Pick<Ctx, 'decodePicture'>,
  file: File,
): Promise<{ content_type: PictureType; bytes: string } | null> {
  const picture = cutPicture(file.type, new Uint8Array(await file.arrayBuffer()))
  if (!picture) return null
  const isPng = picture.type === 'image/png'
  const bytes = isPng ? await stripPng(picture.bytes) : picture.bytes
  if (isPng && !(await isDataOfHeader(bytes, PIXELS_MAX))) return null
  const size = await decodePicture(bytes, PIXELS_MAX)
  if (!size || Math.max(size.width, size.height) > SIDE_MAX) return null
  return { content_type: picture.type, bytes: toBase64(bytes) }
}

/** Stores a member's picture. */
export function storePicture(
  { db, secretRng, now }: WorldCtx,
  { bytes, ...picture }: Pick<PictureRow, 'member_no' | 'purpose' | 'content_type' | 'bytes'>,
): PictureRow {
  // Worlds with one seed draw equal ids: the hash keeps one URL from showing two pictures.
  const picture_id = `${secretRng.token(ID_LENGTH)}-${hash(bytes).toString(36)}`
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
