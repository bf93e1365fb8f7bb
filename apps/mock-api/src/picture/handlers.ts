import { pictureContract } from '@nusaria/contracts/picture'
import { implement } from '../kernel/implement.ts'
import { keepPicture, makeRoom, pictureUrl, readPicture, waitingPicture } from './pictures.ts'

export const pictureRoutes = implement(pictureContract, {
  async upload({ form }, ctx) {
    const { member_no } = ctx.member
    const { purpose } = form
    const read = (await readPicture(form.file)) ?? ctx.fail('EVIDENCE_INVALID', { field: 'file' })
    makeRoom(ctx, member_no, purpose)
    const picture = keepPicture(ctx, { ...read, member_no, purpose })
    return { picture_id: picture.picture_id, url: pictureUrl(picture) }
  },

  show({ params }, ctx) {
    const picture = ctx.db.pictures.get(params.picture_id) ?? ctx.fail('EVIDENCE_INVALID', { field: 'picture_id' })
    const { picture_id, content_type, bytes } = picture
    return { contentType: content_type, imageId: picture_id, bytes, encoding: 'base64' as const, lasting: true }
  },

  remove({ body }, ctx) {
    const picture = waitingPicture(ctx, ctx.member.member_no, body.picture_id) ?? ctx.fail('EVIDENCE_INVALID', { field: 'picture_id' })
    ctx.db.pictures.remove(picture.picture_id)
    return null
  },
})
