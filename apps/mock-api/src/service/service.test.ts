import { messageContract } from '@nusaria/contracts/message'
import { productContract } from '@nusaria/contracts/product'
import { searchContract } from '@nusaria/contracts/search'
import { beforeEach, expect, test } from 'vitest'
import { buildCatalogue } from '../catalogue/catalogue.ts'
import { openShop, type Shop, type Shopper } from '../testing/shop.ts'

const page = { page_num: 1, page_size: 12 }
const id = buildCatalogue({ seed: 1 }).products[0]?.product_no ?? ''
let shop: Shop
let guest: Shopper

beforeEach(async () => {
  shop = await openShop()
  guest = shop.guest()
})

test('while search is stopped nothing is found or suggested, and nothing is remembered or forgotten', async () => {
  await guest.does(searchContract.search, { ...page, keyword: 'teh' })
  await shop.event('service', 'search', 'stop')
  expect(await guest.fails(searchContract.search, { ...page, keyword: 'kopi' })).toBe('SEARCH_FAILED')
  expect(await guest.fails(searchContract.suggest, { keyword: 'ko' })).toBe('SEARCH_FAILED')
  expect(await guest.fails(searchContract.rankList, { search_type: 1, page_num: 1, page_size: 10 })).toBe('SEARCH_FAILED')
  expect(await guest.fails(searchContract.facets, { keyword: 'kopi' })).toBe('SEARCH_FAILED')
  expect(await guest.fails(searchContract.recordsDel, {})).toBe('SEARCH_HISTORY_DELETE_FAILED')
  expect((await guest.does(searchContract.records, {})).list).toEqual([{ keyword: 'teh' }])
  await guest.does(productContract.list, page)
  await shop.event('service', 'search', 'start')
  expect((await guest.does(searchContract.search, { ...page, keyword: 'kopi' })).total).toBeGreaterThan(0)
})

test('while products are stopped there is no list and no page of one', async () => {
  await shop.event('service', 'product', 'stop')
  expect(await guest.fails(productContract.list, page)).toBe('PRODUCT_INTERNAL_ERROR')
  expect(await guest.fails(productContract.hotList, page)).toBe('PRODUCT_INTERNAL_ERROR')
  expect(await guest.fails(productContract.minSkuDetail, { id })).toBe('PRODUCT_INTERNAL_ERROR')
  await shop.event('service', 'product', 'start')
  await guest.does(productContract.minSkuDetail, { id })
})

test('recommendations fail when stopped, and tell when there are none', async () => {
  await shop.event('service', 'recommendation', 'stop')
  expect(await guest.fails(productContract.productRecommend, page)).toBe('RECOMMENDED_PRODUCT_FETCH_FAILED')
  await shop.event('service', 'recommendation', 'empty')
  expect(await guest.fails(productContract.productRecommend, page)).toBe('RECOMMENDED_PRODUCT_NOT_FOUND')
  await shop.event('service', 'recommendation', 'start')
  await guest.does(productContract.productRecommend, page)
})

test('while messages are stopped none is shown, counted, read or removed; what comes meanwhile is there afterwards', async () => {
  const budi = await shop.member('budi')
  await shop.event('inbox', 'M8100000002', 'receive', { count: 2 })
  const first = { msg_no: (await budi.does(messageContract.page, page)).list[0]?.msg_no ?? '' }
  await shop.event('service', 'message', 'stop')
  await shop.event('inbox', 'M8100000002', 'receive')
  expect(await budi.fails(messageContract.page, page)).toBe('MESSAGES_FAILED')
  expect(await budi.fails(messageContract.count, undefined)).toBe('MESSAGES_FAILED')
  expect(await budi.fails(messageContract.read, first)).toBe('MESSAGES_FAILED')
  expect(await budi.fails(messageContract.readAll, {})).toBe('MESSAGES_FAILED')
  expect(await budi.fails(messageContract.remove, first)).toBe('MESSAGES_FAILED')
  await shop.event('service', 'message', 'start')
  expect(await budi.does(messageContract.count, undefined)).toMatchObject({ total: 3 })
})

test('what makes no sense is refused', async () => {
  await expect(shop.event('service', 'search', 'start')).rejects.toThrow('it is running')
  await expect(shop.event('service', 'search', 'empty')).rejects.toThrow('only recommendations')
  await expect(shop.event('service', 'kitchen', 'stop')).rejects.toThrow('There is no service kitchen')
})
