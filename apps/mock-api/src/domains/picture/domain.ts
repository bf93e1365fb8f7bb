import { pictureContract } from '@nusaria/contracts/picture'
import { defineDomain } from '../../engine/contract/domain.ts'
import { implement } from '../../engine/contract/implement.ts'
import { evictUnsent, findUnsentPicture, pictureUrl, readPicture, storePicture } from './pictures.ts'
import { pictureTables } from './tables.ts'

export const pictureRoutes = implement(pictureContract, {
  async upload({ form }, ctx) {
    const { member_no } = ctx.member
    const { purpose } = form
    const read = (await readPicture(ctx, form.file)) ?? ctx.fail('EVIDENCE_INVALID', { field: 'file' })
    evictUnsent(ctx, member_no, purpose)
    const picture = storePicture(ctx, { ...read, member_no, purpose })
    return { picture_id: picture.picture_id, url: pictureUrl(picture) }
  },

  show({ params }, ctx) {
    const picture = ctx.db.pictures.get(params.picture_id) ?? ctx.fail('EVIDENCE_INVALID', { field: 'picture_id' })
    const { picture_id, content_type, bytes } = picture
    return { contentType: content_type, imageId: picture_id, bytes, encoding: 'base64' as const, immutable: true }
  },

  remove({ body }, ctx) {
    const picture = findUnsentPicture(ctx, ctx.member.member_no, body.picture_id) ?? ctx.fail('EVIDENCE_INVALID', { field: 'picture_id' })
    ctx.db.pictures.remove(picture.picture_id)
    return null
  },
})

/** Pictures uploaded by members. */
export const pictureDomain = defineDomain({ name: 'picture', tables: pictureTables, routes: pictureRoutes })
