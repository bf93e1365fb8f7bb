import { API_BASE } from '@nusaria/contracts/headers'
import { pictureContract } from '@nusaria/contracts/picture'
import { toBase64 } from '../kernel/base64.ts'
import type { WorldCtx } from '../kernel/ctx.ts'
import { hash } from '../kernel/rng.ts'
import { type PictureType, sniff } from './sniff.ts'
import type { PictureRow } from './tables.ts'

/** Characters of an id that nobody guesses. */
const ID_LENGTH = 32

/** A picture's file, looked into: null unless it is what it says it is. */
export async function readPicture(file: File): Promise<{ content_type: PictureType; bytes: string } | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const content_type = sniff(bytes)
  return content_type !== null && content_type === file.type ? { content_type, bytes: toBase64(bytes) } : null
}

/** Keeps a picture of a member. */
export function keepPicture(
  { db, rng, now }: WorldCtx,
  { bytes, ...picture }: Pick<PictureRow, 'member_no' | 'purpose' | 'content_type' | 'bytes'>,
): PictureRow {
  // Worlds of one seed draw alike: the bytes' own hash keeps one address from showing two pictures.
  const picture_id = `${rng.token(ID_LENGTH)}-${hash(bytes).toString(36)}`
  return db.pictures.insert({ ...picture, picture_id, bytes, created_at: now })
}

/** Where a picture is shown. */
export function pictureUrl({ picture_id }: Pick<PictureRow, 'picture_id'>): string {
  return API_BASE + pictureContract.show.path.replace(':picture_id', picture_id)
}
