import { PICTURE_MAX_BYTES, pictureContract } from '@nusaria/contracts/picture'
import { beforeAll, expect, it } from 'vitest'
import { JPEG, PNG, pictureFile, pictureOfSize, pictureWith, WEBP } from '../../testing/sample-pictures.ts'
import { createFakeShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const { upload, remove } = pictureContract
let shop: TestShop
let ani: Shopper
let budi: Shopper

beforeAll(async () => {
  ;({ shop, ani } = await createFakeShop())
  budi = await shop.member('another')
})

const picture = (extra = 0) => pictureFile('image/png', pictureWith('image/png', [extra]))
const uploads = (who: Shopper, file = picture()) => who.call(upload, { purpose: 'review', file })
const kept = (picture_id: string) => shop.withWorld(({ db }) => db.pictures.get(picture_id) !== undefined)

it.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
] as const)('takes a picture (%s) and says where it is shown', async (type, bytes) => {
  const { picture_id, url } = await uploads(ani, pictureFile(type, bytes))
  expect(url).toBe(`/api/member/picture/${picture_id}`)
  expect(await kept(picture_id)).toBe(true)
})

it('accepts only pictures, of at most 2 MB', async () => {
  for (const file of [
    pictureFile('image/png', JPEG),
    pictureFile('image/svg+xml', PNG),
    pictureFile('image/png', []),
    pictureFile('image/png', pictureOfSize('image/png', PICTURE_MAX_BYTES + 1)),
    pictureFile('image/jpeg', JPEG.slice(0, -2)),
  ])
    expect(await ani.tryCall(upload, { purpose: 'review', file })).toMatchObject({ ok: false, error: 'EVIDENCE_INVALID', field: 'file' })
  await uploads(ani, pictureFile('image/png', pictureOfSize('image/png', PICTURE_MAX_BYTES)))
})

it('drops what stands behind a picture, such as the video of a motion photo', async () => {
  const { picture_id } = await uploads(ani, pictureFile('image/jpeg', [...JPEG, ...new TextEncoder().encode('ftypmp42 video')]))
  const { bytes } = (await shop.withWorld(({ db }) => db.pictures.get(picture_id))) ?? {}
  expect(bytes).toBe(btoa(String.fromCharCode(...JPEG)))
})

it('only its owner can remove a picture, once', async () => {
  const { picture_id } = await uploads(ani)
  expect(await budi.errorOf(remove, { picture_id })).toBe('EVIDENCE_INVALID')
  expect(await kept(picture_id)).toBe(true)
  await ani.call(remove, { picture_id })
  expect(await kept(picture_id)).toBe(false)
  expect(await ani.errorOf(remove, { picture_id })).toBe('EVIDENCE_INVALID')
})

it('removes old uploads that were never sent', async () => {
  const first = await uploads(budi)
  for (let nth = 1; nth <= 30; nth++) {
    shop.advance(1_000)
    await uploads(budi, picture(nth))
  }
  expect(await kept(first.picture_id)).toBe(false)
  expect(await shop.withWorld(({ db }) => db.pictures.count({ member_no: 'M-another' }))).toBe(30)
})
