import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { productCard } from '../testing/product-sample.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { ProductCard } from './product-card.tsx'

afterEach(cleanup)

test('a discount shows what it was and how much is off', async () => {
  await renderInShop(<ProductCard product={productCard('A', { price: 7_600, scribing_price: 10_000, discount: 24 })} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('Rp10.000')
  expect(card.textContent).toContain('-24%')
  expect(card.textContent).not.toContain('Remind me')
})

test('what is sold out offers a reminder in the discount’s place', async () => {
  await renderInShop(<ProductCard product={productCard('A', { discount: 24, scribing_price: 13_000, flag_sold_out: 1 })} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('Sold out')
  expect(card.textContent).toContain('Remind me')
  expect(card.textContent).not.toContain('24%')
})
