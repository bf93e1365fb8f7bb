import { ERRORS } from '@nusaria/contracts/errors'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { RecommendedProducts } from './recommended-products.tsx'

async function open(reply: StubbedReply) {
  const calls = stubApi({ '/consumer/product/product_recommend': [reply] })
  await renderInShop(<RecommendedProducts />)
  return calls
}

it.each<[string, StubbedReply]>([
  ['refuses for that', { code: ERRORS.RECOMMENDED_PRODUCT_NOT_FOUND.code }],
  ['answers an empty list', { data: { list: [], total: 0 } }],
])('shows an empty state without a retry when the shop %s', async (_, reply) => {
  await open(reply)
  expect(await screen.findByText('We have no products to recommend right now.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('offers a retry when the recommendations failed to load', async () => {
  await open({ code: ERRORS.RECOMMENDED_PRODUCT_FETCH_FAILED.code })
  expect((await screen.findByRole('alert')).textContent).toContain("This didn't load")
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('asks for twelve products a page', async () => {
  const calls = await open({ code: ERRORS.RECOMMENDED_PRODUCT_FETCH_FAILED.code })
  await screen.findByRole('alert')
  expect(calls[0]?.body).toEqual({ page_num: 1, page_size: 12 })
})
