import { expect, test } from 'vitest'
import { stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { useReportVisit } from './api.ts'

let draws = 0
function Page() {
  useReportVisit('P1')
  draws += 1
  return null
}

test('a visit is reported once, and the page isn’t drawn again for it', async () => {
  const calls = stubApi({ '/consumer/product/visit/views': [{ data: null }] })
  await renderInShop(<Page />)
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ product_no: 'P1' }])
  expect(draws).toBe(1)
})
