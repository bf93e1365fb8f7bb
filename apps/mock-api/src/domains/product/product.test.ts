import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { catalogueText } from '@nusaria/catalogue/texts/index'
import { productContract } from '@nusaria/contracts/product'
import { beforeEach, expect, test } from 'vitest'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'
import { interestsOf } from './product-list.ts'

const catalogue = buildCatalogue({ seed: 1 })
const page = { page_num: 1, page_size: 12 }
let shop: TestShop
let guest: Shopper

beforeEach(async () => {
  shop = await createTestShop()
  guest = shop.guest()
})

function someProduct(test: (product: (typeof catalogue.products)[number]) => boolean) {
  const product = catalogue.products.find(test)
  if (!product) throw new Error('The catalogue has no such product')
  return product
}

test('a list pages through a category without gaps or repeats', async () => {
  const expected = catalogue.ofType('11')
  const seen: string[] = []
  for (let page_num = 1; ; page_num++) {
    const { list, total } = await guest.call(productContract.list, { page_num, page_size: 50, nav_type_id: '11' })
    expect(total).toBe(expected.length)
    if (list.length === 0) break
    seen.push(...list.map((card) => card.product_no))
  }
  expect(seen).toEqual(expected.map((product) => product.product_no))
})

test('off-sale products are in no list and have no page', async () => {
  const { product_no, sku_list, nav_type_id } = someProduct((product) => product.sku_list.length === 2)
  const total = async () => (await guest.call(productContract.list, { ...page, nav_type_id })).total
  const before = await total()
  await shop.fireEvent('sku', sku_list[0]?.sku_no ?? '', 'take_off')
  expect(await total()).toBe(before)
  expect((await guest.call(productContract.minSkuDetail, { id: product_no })).sku_list).toHaveLength(1)
  await shop.fireEvent('sku', sku_list[1]?.sku_no ?? '', 'take_off')
  expect(await total()).toBe(before - 1)
  const missing = (id: string) => guest.tryCall(productContract.minSkuDetail, { id })
  expect(await missing(product_no)).toMatchObject({ error: 'PRODUCT_INFO_MISSING', params: { discontinued: 1 } })
  expect(await missing('none')).toMatchObject({ error: 'PRODUCT_INFO_MISSING', params: expect.not.objectContaining({ discontinued: 1 }) })
  expect((await guest.call(productContract.specOrderList, { product_nos: [product_no, 'P1'] })).list).toEqual([])
})

test('a page is fully translated, with an estimate for Jakarta', async () => {
  const product = someProduct((one) => one.options.length === 2 && !one.flag_free_shipping)
  const detail = await shop.guest('d', 'zh-CN').call(productContract.minSkuDetail, { id: product.product_no })
  expect(detail.nav_type_name).toBe(catalogue.navType(product.nav_type_id)?.nav_type_name['zh-CN'])
  expect(detail.options.map(({ spec_name }) => spec_name)).toEqual(
    product.options.map(({ spec_name }) => catalogueText.option('zh-CN', spec_name)),
  )
  expect(detail.description).toMatch(/[\u4e00-\u9fff]/)
  expect(detail.attributes.composition).toMatch(/[\u4e00-\u9fff]/)
  for (const sku of detail.sku_list) expect(sku.spec_values.every((value, axis) => detail.options[axis]?.values.includes(value))).toBe(true)
  expect(detail.sku_list).toHaveLength(product.sku_list.length)
  expect(detail.delivery).toMatchObject({ city: 'Jakarta Selatan', ship_within_hours: 48, min_days: 1, max_days: 2 })
  expect(detail.delivery.fee).toBeGreaterThanOrEqual(12_000)
  expect(detail.server_time).toBe('2026-03-02T09:00:00.000+07:00')
  const free = someProduct((one) => one.flag_free_shipping)
  expect((await guest.call(productContract.minSkuDetail, { id: free.product_no })).delivery.fee).toBe(0)
})

test('weight, size, specification and pictures are those of the SKU; the first SKU’s are the product’s', async () => {
  const product = someProduct((one) => one.options.length === 2 && one.product_name.includes('Keripik'))
  const { sku_list, attributes } = await guest.call(productContract.minSkuDetail, { id: product.product_no })
  const [small, large] = [sku_list[0], sku_list.find(({ spec_values }) => spec_values[1] !== sku_list[0]?.spec_values[1])]
  const { specification, net_weight_g, length_mm, width_mm, height_mm } = attributes
  expect(small).toMatchObject({ specification, net_weight_g, length_mm, width_mm, height_mm })
  expect(large?.height_mm).toBeGreaterThan(height_mm ?? 0)
  expect(large?.specification).toBe(`${large?.spec_values[1]} × 1`)
  expect(large?.net_weight_g).toBeGreaterThan(small?.net_weight_g ?? 0)
  for (const { image_url, image_list } of sku_list) expect(image_list[0]).toBe(image_url)
  expect(new Set(sku_list.map(({ image_url }) => image_url)).size).toBe(sku_list.length)
})

test('shoes and clothes have a size table in the language of the shopper, its sizes named as the options', async () => {
  const detailOf = async (kind: string) => {
    const { product_no } = someProduct((one) => one.product_name.includes(kind))
    return shop.guest('d', 'en').call(productContract.minSkuDetail, { id: product_no })
  }
  const shoes = await detailOf('Sepatu Lari')
  expect(shoes.size_table).toMatchObject({ kind: 'shoes', spec_name: 'Size', columns: ['Foot length', 'Insole length'] })
  const [foot, insole] = [
    { min_mm: 235, max_mm: 240 },
    { min_mm: 246, max_mm: 246 },
  ]
  expect(shoes.size_table?.rows[0]).toEqual({ size: '38', lengths: [foot, insole] })
  const dress = await detailOf('Gaun Pesta Anak')
  expect(dress.size_table?.rows.map(({ size }) => size)).toEqual(dress.options.find(({ spec_name }) => spec_name === 'Size')?.values)
  expect((await detailOf('Keripik')).size_table).toBeNull()
})

test('a phone weighs the same with more memory', async () => {
  const { product_no } = someProduct((one) => one.product_name.includes('Pintar Nusa'))
  const { sku_list } = await guest.call(productContract.minSkuDetail, { id: product_no })
  expect(new Set(sku_list.map(({ net_weight_g }) => net_weight_g))).toEqual(new Set([190]))
})

test("a member's estimate is for the default address", async () => {
  const sari = await shop.member('sari')
  await sari.call(productContract.hotList, page)
  await shop.withWorld(({ db }) => {
    for (const row of db.addresses.all({ member_no: sari.member_no ?? '' })) {
      db.addresses.update(row.address_id, row.flag_default ? { district_code: '117101', postal_code: '23116' } : {})
    }
  })
  const { product_no } = someProduct((product) => !product.flag_free_shipping)
  const detail = await sari.call(productContract.minSkuDetail, { id: product_no })
  expect(detail.delivery.city).toBe('Kota Banda Aceh')
  expect(detail.flag_cod).toBe(false)
})

test('an estimate for a city has its fee, its days and whether cash can pay there; none where parcels do not reach', async () => {
  const { product_no } = someProduct((product) => !product.flag_free_shipping && product.flag_cod)
  const to = (city_code: string) => guest.call(productContract.delivery, { product_no, city_code })
  const [near, far] = [await to('3174'), await to('1171')]
  expect([near.delivery?.city, near.flag_cod]).toEqual(['Jakarta Selatan', true])
  expect([far.delivery?.city, far.flag_cod]).toEqual(['Kota Banda Aceh', false])
  expect(far.delivery?.fee).toBeGreaterThan(near.delivery?.fee ?? Number.POSITIVE_INFINITY)
  expect(far.delivery?.min_days).toBeGreaterThan(near.delivery?.max_days ?? Number.POSITIVE_INFINITY)
  const { delivery, flag_cod } = await guest.call(productContract.minSkuDetail, { id: product_no })
  expect(near).toEqual({ delivery, flag_cod })
  for (const nowhere of ['9471', '0000']) expect(await to(nowhere)).toEqual({ delivery: null, flag_cod: false })
})

test('a set has what goes with a SKU and can be bought, at the price of one piece of each', async () => {
  const { sku_list, nav_type_id } = someProduct((product) => product.flag_sold_out === 0)
  const [sku_no = ''] = sku_list.filter(({ stock }) => stock > 0).map((sku) => sku.sku_no)
  const { items, amount } = await guest.call(productContract.boughtTogether, { sku_no })
  expect(items).toHaveLength(3)
  expect([items[0]?.sku_no, amount]).toEqual([sku_no, items.reduce((sum, { price }) => sum + price, 0)])
  const kinds = items.map(({ product_no }) => catalogue.product(product_no)?.nav_type_id)
  expect([kinds[0], new Set(kinds).size]).toEqual([nav_type_id, 3])
  await shop.fireEvent('sku', items[1]?.sku_no ?? '', 'sell_out')
  const next = await guest.call(productContract.boughtTogether, { sku_no })
  expect(next.items.map((item) => item.sku_no)).not.toContain(items[1]?.sku_no)
  await shop.fireEvent('sku', sku_no, 'sell_out')
  expect(await guest.call(productContract.boughtTogether, { sku_no })).toEqual({ items: [], amount: 0 })
  expect(await guest.errorOf(productContract.boughtTogether, { sku_no: 'P1-1' })).toBe('SKU_INFO_MISSING')
})

test('an unknown product', async () => {
  expect(await guest.errorOf(productContract.delivery, { product_no: 'P1', city_code: '3174' })).toBe('PRODUCT_INFO_MISSING')
  expect(await guest.errorOf(productContract.minSkuDetail, { id: 'P1' })).toBe('PRODUCT_INFO_MISSING')
  expect(await guest.errorOf(productContract.visitViews, { product_no: 'P1' })).toBe('PRODUCT_INFO_MISSING')
  expect(await guest.errorOf(productContract.relatedList, { product_no: 'P1', ...page })).toBe('PRODUCT_INFO_MISSING')
})

test('recommendations follow what was viewed', async () => {
  const { product_no, nav_type_id } = someProduct((product) => catalogue.ofType(product.nav_type_id).length > 4)
  for (let times = 0; times < 2; times++) await guest.call(productContract.visitViews, { product_no })
  const recommended = async (who: Shopper) => (await who.call(productContract.productRecommend, page)).list.map((card) => card.product_no)
  const near = (await recommended(guest)).filter((no) => catalogue.product(no)?.nav_type_id === nav_type_id)
  expect(near).toHaveLength(4)
  const forAll = catalogue.recommended.slice(0, 12).map((product) => product.product_no)
  expect(await recommended(shop.guest('another'))).toEqual(forAll)
})

test('no recommendations left', async () => {
  const few = buildCatalogue({ seed: 5, size: 1 })
  const tiny = await createTestShop({ catalogue: few })
  for (const sku of few.products[0]?.sku_list ?? []) await tiny.fireEvent('sku', sku.sku_no, 'take_off')
  expect(await tiny.guest().errorOf(productContract.productRecommend, page)).toBe('RECOMMENDED_PRODUCT_NOT_FOUND')
})

test('hot and related lists', async () => {
  const hot = await guest.call(productContract.hotList, page)
  expect(hot.list.map((card) => card.product_no)).toEqual(catalogue.hot.slice(0, 12).map((product) => product.product_no))
  const { product_no } = someProduct(() => true)
  const related = await guest.call(productContract.relatedList, { product_no, ...page })
  expect(related.list).toHaveLength(12)
  expect(related.list.map((card) => card.product_no)).not.toContain(product_no)
})

test('interests are the newest ones, each once', () => {
  expect(interestsOf(['a', 'b', 'a', 'c', 'd'], 3)).toEqual(['a', 'b', 'c'])
})
