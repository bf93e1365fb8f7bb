import { z } from 'zod'
import { PictureUrl } from './common.ts'
import { assumed, defineContract, guestGet, memberPost } from './contract.ts'

/** Largest picture of a review or of after-sales evidence, in bytes. */
export const PICTURE_MAX_BYTES = 2_000_000
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const PictureId = z.string().min(1).max(64)
export const PicturePurpose = z.enum(['evidence', 'review'])
export type PicturePurpose = z.output<typeof PicturePurpose>

export const UploadedPicture = z.strictObject({ picture_id: PictureId, url: PictureUrl })
export type UploadedPicture = z.output<typeof UploadedPicture>

/** Pictures that a member uploads before the form they belong to is sent. */
export const pictureContract = defineContract({
  upload: {
    ...memberPost,
    path: '/member/picture/upload',
    source: assumed,
    summary: 'Uploads one picture (JPEG, PNG or WebP, at most 2 MB) for after-sales evidence or a review',
    form: z.strictObject({
      purpose: PicturePurpose,
      file: z
        .file()
        .min(1)
        .max(PICTURE_MAX_BYTES)
        .mime([...PICTURE_TYPES]),
    }),
    data: UploadedPicture,
    errors: ['EVIDENCE_INVALID'],
    invalid: 'EVIDENCE_INVALID',
    maxBytes: PICTURE_MAX_BYTES + 50_000,
  },
  show: {
    ...guestGet,
    path: '/member/picture/:picture_id',
    source: assumed,
    omitHeaders: true,
    summary: 'The uploaded picture itself; its id cannot be guessed',
    params: z.strictObject({ picture_id: PictureId }),
    reply: 'image',
    errors: ['EVIDENCE_INVALID'],
  },
  remove: {
    ...memberPost,
    path: '/member/picture/remove',
    source: assumed,
    summary: 'Takes back a picture not yet sent with a form',
    body: z.strictObject({ picture_id: PictureId }),
    data: z.null(),
    errors: ['EVIDENCE_INVALID'],
  },
})
