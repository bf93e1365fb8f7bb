import { PICTURE_TYPES } from '@nusaria/contracts/picture'
import { z } from 'zod'
import { table } from '../../engine/store/table-def.ts'

/** A picture uploaded by a member. */
export const PictureRow = z.strictObject({
  /** Impossible to guess: everyone who has it may see the picture. Contains a hash of the bytes, so that no id ever shows another picture. */
  picture_id: z.string(),
  member_no: z.string(),
  purpose: z.enum(['avatar', 'evidence', 'review']),
  content_type: z.enum(PICTURE_TYPES),
  /** base64 */
  bytes: z.string(),
  /** Whether it was sent with its form, and stays. */
  sent: z.boolean(),
  /** ms of the world's clock */
  created_at: z.number(),
})
export type PictureRow = z.output<typeof PictureRow>

export const pictureTables = {
  pictures: table({ schema: PictureRow, key: 'picture_id', hidden: ['bytes'] }),
}
