import { pickCalls } from '@nusaria/contracts/endpoint'
import { pictureContract } from '@nusaria/contracts/picture'
import { implement } from '../kernel/implement.ts'

const served = pickCalls(pictureContract, 'show')

export const pictureRoutes = implement(served, {
  show({ params }, ctx) {
    const picture = ctx.db.pictures.get(params.picture_id) ?? ctx.fail('EVIDENCE_INVALID', { field: 'picture_id' })
    const { picture_id, content_type, bytes } = picture
    return { contentType: content_type, imageId: picture_id, bytes, encoding: 'base64' as const, lasting: true }
  },
})
