import { PICTURE_MAX_BYTES, pictureContract } from '@nusaria/contracts/picture'
import { beforeAll, expect, it } from 'vitest'
import { createFakeCatalogue } from '../../testing/fake-catalogue.ts'
import { JPEG, PNG, pictureFile, WEBP } from '../../testing/sample-pictures.ts'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const { upload, remove } = pictureContract
let shop: TestShop
let ani: Shopper
let budi: Shopper

beforeAll(async () => {
  shop = await createTestShop({ catalogue: createFakeCatalogue() })
  ani = await shop.member('ani')
  budi = await shop.member('another')
})

const picture = (extra = 0, type = 'image/png', bytes: readonly number[] = PNG) => pictureFile(type, [...bytes, extra])
const uploads = (who: Shopper, file = picture()) => who.call(upload, { purpose: 'review', file })
const kept = (picture_id: string) => shop.withWorld(({ db }) => db.pictures.get(picture_id) !== undefined)

it.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
] as const)('takes a picture (%s) and says where it is shown', async (type, bytes) => {
  const { picture_id, url } = await uploads(ani, picture(0, type, bytes))
  expect(url).toBe(`/api/member/picture/${picture_id}`)
  expect(await kept(picture_id)).toBe(true)
})

it('accepts only pictures, of at most 2 MB', async () => {
  const large = new Uint8Array(PICTURE_MAX_BYTES + 1)
  large.set(PNG)
  for (const file of [
    picture(0, 'image/png', JPEG),
    picture(0, 'image/svg+xml'),
    pictureFile('image/png', []),
    pictureFile('image/png', large),
  ])
    expect(await ani.tryCall(upload, { purpose: 'review', file })).toMatchObject({ ok: false, error: 'EVIDENCE_INVALID', field: 'file' })
  expect((await ani.tryCall(upload, { purpose: 'review', file: pictureFile('image/png', large.slice(0, -1)) })).ok).toBe(true)
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

it('is for members', async () => {
  expect((await shop.guest().tryCall(upload, { purpose: 'review', file: picture() })).ok).toBe(false)
})
