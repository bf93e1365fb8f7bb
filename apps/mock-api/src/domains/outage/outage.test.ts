import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { messageContract } from '@nusaria/contracts/message'
import { productContract } from '@nusaria/contracts/product'
import { searchContract } from '@nusaria/contracts/search'
import { beforeEach, expect, test } from 'vitest'
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts'

const page = { page_num: 1, page_size: 12 }
const id = buildCatalogue({ seed: 1 }).products[0]?.product_no ?? ''
let shop: TestShop
let guest: Shopper

beforeEach(async () => {
  shop = await createTestShop()
  guest = shop.guest()
})

test('while search is stopped nothing is found or suggested, and the history does not change', async () => {
  await guest.call(searchContract.search, { ...page, keyword: 'teh' })
  await shop.fireEvent('service', 'search', 'stop')
  expect(await guest.errorOf(searchContract.search, { ...page, keyword: 'kopi' })).toBe('SEARCH_FAILED')
  expect(await guest.errorOf(searchContract.suggest, { keyword: 'ko' })).toBe('SEARCH_FAILED')
  expect(await guest.errorOf(searchContract.rankList, { search_type: 1, page_num: 1, page_size: 10 })).toBe('SEARCH_FAILED')
  expect(await guest.errorOf(searchContract.facets, { keyword: 'kopi' })).toBe('SEARCH_FAILED')
  expect(await guest.errorOf(searchContract.recordsDel, {})).toBe('SEARCH_HISTORY_DELETE_FAILED')
  expect((await guest.call(searchContract.records, {})).list).toEqual([{ keyword: 'teh' }])
  await guest.call(productContract.list, page)
  await shop.fireEvent('service', 'search', 'start')
  expect((await guest.call(searchContract.search, { ...page, keyword: 'kopi' })).total).toBeGreaterThan(0)
})

test('while products are stopped there is no list and no page', async () => {
  await shop.fireEvent('service', 'product', 'stop')
  expect(await guest.errorOf(productContract.list, page)).toBe('PRODUCT_INTERNAL_ERROR')
  expect(await guest.errorOf(productContract.hotList, page)).toBe('PRODUCT_INTERNAL_ERROR')
  expect(await guest.errorOf(productContract.flashSale, undefined)).toBe('PRODUCT_INTERNAL_ERROR')
  expect(await guest.errorOf(productContract.minSkuDetail, { id })).toBe('PRODUCT_INTERNAL_ERROR')
  await shop.fireEvent('service', 'product', 'start')
  await guest.call(productContract.minSkuDetail, { id })
})

test('recommendations fail when stopped, and report when there are none', async () => {
  await shop.fireEvent('service', 'recommendation', 'stop')
  expect(await guest.errorOf(productContract.productRecommend, page)).toBe('RECOMMENDED_PRODUCT_FETCH_FAILED')
  await shop.fireEvent('service', 'recommendation', 'empty')
  expect(await guest.errorOf(productContract.productRecommend, page)).toBe('RECOMMENDED_PRODUCT_NOT_FOUND')
  await shop.fireEvent('service', 'recommendation', 'start')
  await guest.call(productContract.productRecommend, page)
})

test('while messages are stopped none is shown, counted, read or removed; new ones appear afterwards', async () => {
  const budi = await shop.member('budi')
  await shop.fireEvent('inbox', 'M8100000002', 'receive', { count: 2 })
  const first = { msg_no: (await budi.call(messageContract.page, page)).list[0]?.msg_no ?? '' }
  await shop.fireEvent('service', 'message', 'stop')
  await shop.fireEvent('inbox', 'M8100000002', 'receive')
  expect(await budi.errorOf(messageContract.page, page)).toBe('MESSAGES_FAILED')
  expect(await budi.errorOf(messageContract.count, undefined)).toBe('MESSAGES_FAILED')
  expect(await budi.errorOf(messageContract.read, first)).toBe('MESSAGES_FAILED')
  expect(await budi.errorOf(messageContract.readAll, {})).toBe('MESSAGES_FAILED')
  expect(await budi.errorOf(messageContract.remove, first)).toBe('MESSAGES_FAILED')
  await shop.fireEvent('service', 'message', 'start')
  expect(await budi.call(messageContract.count, undefined)).toMatchObject({ total: 3 })
})

test('invalid events are refused', async () => {
  await expect(shop.fireEvent('service', 'search', 'start')).rejects.toThrow('it is running')
  await expect(shop.fireEvent('service', 'search', 'empty')).rejects.toThrow('only recommendations')
  await expect(shop.fireEvent('service', 'kitchen', 'stop')).rejects.toThrow('There is no service kitchen')
})
