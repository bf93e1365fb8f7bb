import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { productCard } from '../../shared/testing/product-samples.ts'
import { renderInShop } from '../../shared/testing/render-in-shop.tsx'
import { ProductCard } from './product-card.tsx'

afterEach(cleanup)

test('a discount shows what it was and how much is off', async () => {
  await renderInShop(<ProductCard product={productCard('A', { price: 7_600, scribing_price: 10_000, discount: 24 })} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('Rp10.000')
  expect(card.textContent).toContain('-24%')
  expect(card.textContent).not.toContain('Remind me')
})

test('a price that is the lowest of several is said to be one', async () => {
  await renderInShop(<ProductCard product={productCard('A', { price: 9_500, max_price: 64_500 })} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('From Rp9.500')
  expect(card.textContent).not.toContain('64.500')
})

test('a card without the fields that the spec does not list shows the rest, and nothing in their place', async () => {
  const { max_price, sold_count, rating, flag_free_shipping, ...documented } = productCard('A', { price: 9_500 })
  await renderInShop(<ProductCard product={documented} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('Rp9.500')
  expect(card.textContent).not.toMatch(/NaN|undefined|null|sold|From/)
})

test('what is sold out offers a reminder in the discount’s place', async () => {
  await renderInShop(<ProductCard product={productCard('A', { discount: 24, scribing_price: 13_000, flag_sold_out: 1 })} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('Sold out')
  expect(card.textContent).toContain('Remind me')
  expect(card.textContent).not.toContain('24%')
})
