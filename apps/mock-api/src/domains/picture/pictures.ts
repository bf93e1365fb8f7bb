import { API_BASE } from '@nusaria/contracts/headers'
import { pictureContract } from '@nusaria/contracts/picture'
import type { WorldCtx } from '../../engine/contract/context.ts'
import { toBase64 } from '../../lib/base64.ts'
import { hash } from '../../lib/rng.ts'
import { type PictureType, sniffPictureType } from './sniff-picture-type.ts'
import type { PictureRow } from './tables.ts'

/** Characters of an id that nobody guesses. */
const ID_LENGTH = 32

/** A picture's file, looked into: null unless it is what it says it is. */
export async function readPicture(file: File): Promise<{ content_type: PictureType; bytes: string } | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const content_type = sniffPictureType(bytes)
  return content_type !== null && content_type === file.type ? { content_type, bytes: toBase64(bytes) } : null
}

/** Keeps a picture of a member. */
export function storePicture(
  { db, rng, now }: WorldCtx,
  { bytes, ...picture }: Pick<PictureRow, 'member_no' | 'purpose' | 'content_type' | 'bytes'>,
): PictureRow {
  // Worlds of one seed draw alike: the bytes' own hash keeps one address from showing two pictures.
  const picture_id = `${rng.token(ID_LENGTH)}-${hash(bytes).toString(36)}`
  return db.pictures.insert({ ...picture, picture_id, bytes, sent: false, created_at: now })
}

/** Where a picture is shown. */
export function pictureUrl({ picture_id }: Pick<PictureRow, 'picture_id'>): string {
  return API_BASE + pictureContract.show.path.replace(':picture_id', picture_id)
}

/** Pictures of one purpose that a member may have waiting to be sent; beyond, the oldest go. */
const UNSENT_MAX = 30

/** Makes room for one more picture of a member's: what was uploaded long ago and never sent is given up. */
export function evictUnsent({ db }: Pick<WorldCtx, 'db'>, member_no: string, purpose: PictureRow['purpose']): void {
  const waiting = db.pictures.all({ member_no, purpose, sent: false }, { created_at: 'desc' })
  for (const { picture_id } of waiting.slice(UNSENT_MAX - 1)) db.pictures.remove(picture_id)
}

/** A picture of the member's own that waits to be sent with a form. */
export function findUnsentPicture({ db }: Pick<WorldCtx, 'db'>, member_no: string, picture_id: string): PictureRow | undefined {
  const picture = db.pictures.get(picture_id)
  return picture?.member_no === member_no && picture.purpose !== 'avatar' && !picture.sent ? picture : undefined
}

/** Takes a form's pictures: each the member's own, uploaded for this, once and for the first time. False, and none is taken, if one isn't. */
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
