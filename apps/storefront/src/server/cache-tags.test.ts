import { expect, it } from 'vitest'
import { cacheTags } from './cache-tags.ts'

const tagsOf = (address: string, replies: object = {}) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  return cacheTags(pathname, searchParams, replies)
}

it('names the page, what its address names, and each product that it shows', () => {
  const replies = { list: [{ product_no: 'P1' }, { inner: { product_no: 'P2' } }, { product_no: 'P1' }] }
  expect(tagsOf('/', replies)).toEqual(['page-home', 'product-P1', 'product-P2'])
  expect(tagsOf('/commodDetail?product_no=P9')).toEqual(['page-commodDetail', 'product-P9'])
  expect(tagsOf('/commodityList?typeId=1101&keyword=x')).toEqual(['page-commodityList', 'category-1101'])
  expect(tagsOf('/activities?project_id=waktu-ngemil')).toEqual(['page-activities', 'campaign-waktu-ngemil'])
})

it('takes nothing that would end a header or begin another tag', () => {
  expect(tagsOf('/commodityList?typeId=1%0d%0aX:%202', { product_no: 'a,b c' })).toEqual(['page-commodityList'])
})
