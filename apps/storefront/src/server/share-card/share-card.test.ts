import { ERRORS } from '@nusaria/contracts/errors'
import { HEADERS } from '@nusaria/contracts/headers'
import { beforeEach, expect, test, vi } from 'vitest'
import { productDetail } from '#testing/product-samples.ts'
import { type CardContent, drawCard } from './draw-card.ts'
import { shareCard, shareCardPath } from './share-card.ts'

vi.mock('./draw-card.ts', () => ({ drawCard: vi.fn(async () => new Uint8Array([1])) }))

const drawn = (): CardContent | undefined => vi.mocked(drawCard).mock.lastCall?.[0]
beforeEach(() => vi.mocked(drawCard).mockClear())

const asked: { readonly url: string; readonly language: string | null }[] = []
const pictures: string[] = []

function draw(url: string, data: object | null, code = 0) {
  return shareCard({
    url,
    origin: 'https://shop.example',
    headers: {},
    config: {},
    fetch: async (path, { headers }) => {
      asked.push({ url: path, language: new Headers(headers).get(HEADERS.language) })
      return Response.json({ code, msg: '', data })
    },
    report: () => {},
    picture: async (address) => {
      pictures.push(address)
      return new Uint8Array([7])
    },
  })
}

test('a shared product shows its picture, its name and price, and what it cost before', async () => {
  const product = productDetail({
    product_name: 'Kopi Gayo',
    price: 84_000,
    scribing_price: 105_000,
    image_list: ['/media/kopi.svg', '/media/2.svg'],
  })
  expect(await draw(shareCardPath('P1', 'id'), product)).toEqual(new Uint8Array([1]))
  expect(asked.at(-1)?.url).toContain('/P1')
  expect(pictures).toEqual(['/media/kopi.svg'])
  expect(drawn()).toEqual({ name: 'Kopi Gayo', price: 'Rp84.000', before: 'Rp105.000', picture: new Uint8Array([7]) })
})

test('a product without a discount has one price', async () => {
  await draw('/share/en/P1.png', productDetail({ price: 84_000, scribing_price: 84_000 }))
  expect(drawn()).toMatchObject({ price: 'Rp84.000', before: null })
})

test('each reader gets the name in their language; the font has no Chinese letters', async () => {
  expect(shareCardPath('P1', 'zh-CN')).toBe('/share/en/P1.png')
  for (const language of ['en', 'id'] as const) await draw(shareCardPath('P1', language), productDetail())
  expect(asked.slice(-2).map(({ language }) => language)).toEqual(['en', 'id'])
})

test('what is not there is not drawn, and what did not arrive is an error', async () => {
  for (const path of ['/share/id/P1.jpg', '/share/xx/P1.png', '/share/id/a/P1.png', '/share/id/.png'])
    expect(await draw(path, productDetail()), path).toBeNull()
  expect(await draw('/share/id/P1.png', null, ERRORS.PRODUCT_INFO_MISSING.code)).toBeNull()
  await expect(draw('/share/id/P1.png', null, 500)).rejects.toThrow('did not arrive')
  expect(drawn()).toBeUndefined()
})
