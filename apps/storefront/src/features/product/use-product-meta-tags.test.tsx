import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { useProductMetaTags } from './product-page.tsx'

const product = {
  product_no: 'P1',
  product_name: 'Kopi </script><b>Gayo</b>',
  description: 'Biji pilihan.',
  image_list: ['/media/kopi.svg'],
  price: 45_000,
  sku_list: [{ price: 45_000 }, { price: 88_000 }],
  flag_sold_out: 0,
  rating: 4.8,
  review_count: 12,
  attributes: { brand: 'Nusa' },
  nav_type_name: 'Kopi',
} as ProductDetail

function Page({ of }: { readonly of: ProductDetail | undefined }) {
  useProductMetaTags(of)
  return null
}

const described = () => [...document.head.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content'))
const jsonLd = () => document.head.querySelectorAll('script[type="application/ld+json"]')

/** The document's own head elements, including styles of libraries, stay. */
function headHolds(html: string): void {
  for (const own of document.head.querySelectorAll('[data-of-test]')) own.remove()
  const kept = new Set(document.head.children)
  document.head.insertAdjacentHTML('beforeend', html)
  for (const added of document.head.children) if (!kept.has(added)) added.setAttribute('data-of-test', '')
}

beforeEach(() => headHolds('<meta name="description" content="Seluruh toko">'))
afterEach(() => {
  cleanup()
  headHolds('')
})

test('a product page has meta tags of the product, which are removed on leaving', async () => {
  const { unmount } = await renderInShop(<Page of={product} />)
  await expect.poll(() => described()).toEqual(['Biji pilihan.'])
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${location.origin}/commodDetail?product_no=P1`)
  expect(document.head.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(product.product_name)
  expect(JSON.parse(jsonLd()[0]?.textContent ?? '')).toMatchObject({
    name: product.product_name,
    offers: { lowPrice: 45_000, highPrice: 88_000 },
  })
  expect(document.head.querySelector('b')).toBeNull()
  unmount()
  expect(described()).toEqual(['Seluruh toko'])
  expect(jsonLd()).toHaveLength(0)
})

test('the page replaces the tags that the server wrote for another one', async () => {
  headHolds('<meta name="description" content="Dari server" data-page=""><script type="application/ld+json" data-page="">{}</script>')
  await renderInShop(<Page of={product} />)
  await expect.poll(() => described()).toEqual(['Biji pilihan.'])
  expect(jsonLd()).toHaveLength(1)
})
