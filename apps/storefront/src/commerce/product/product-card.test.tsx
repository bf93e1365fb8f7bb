import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ProductCard, ProductSkeletons } from './product-card.tsx'

const layout = vi.hoisted(() => ({ now: 'mobile' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

test.each([
  ['mobile', null, null],
  ['desktop', '_blank', 'opens in a new tab'],
])('on %s a card opens in the tab %s and says: %s', async (now, target, description) => {
  layout.now = now
  await renderInShop(<ProductCard product={productCard('A')} />)
  const card = await screen.findByRole('link')
  expect(card.getAttribute('target')).toBe(target)
  expect(card.getAttribute('aria-description')).toBe(description)
  layout.now = 'mobile'
})

test('a discount shows the old price and the percentage', async () => {
  await renderInShop(<ProductCard product={productCard('A', { price: 7_600, scribing_price: 10_000, discount: 24 })} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('Rp10.000')
  expect(card.textContent).toContain('-24%')
  expect(card.textContent).not.toContain('Remind me')
})

test('the lowest of several prices is marked as such', async () => {
  await renderInShop(<ProductCard product={productCard('A', { price: 9_500, max_price: 64_500 })} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('From Rp9.500')
  expect(card.textContent).not.toContain('64.500')
})

test('a card without added fields shows the other fields and leaves no gaps', async () => {
  const { max_price, sold_count, rating, flag_free_shipping, ...documented } = productCard('A', { price: 9_500 })
  await renderInShop(<ProductCard product={documented} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('Rp9.500')
  expect(card.textContent).not.toMatch(/NaN|undefined|null|sold|From/)
})

test('a sold-out product offers a reminder instead of the discount', async () => {
  await renderInShop(<ProductCard product={productCard('A', { discount: 24, scribing_price: 13_000, flag_sold_out: 1 })} />)
  const card = await screen.findByRole('link')
  expect(card.textContent).toContain('Sold out')
  expect(card.textContent).toContain('Remind me')
  expect(card.textContent).not.toContain('24%')
})

test('six outlines stand where products are on their way', async () => {
  const { container } = await renderInShop(<ProductSkeletons />)
  expect(container.children).toHaveLength(6)
})

test('a product that the shop features has a ribbon, another has none', async () => {
  const { unmount } = await renderInShop(<ProductCard product={productCard('A', { is_featured: true })} />)
  expect((await screen.findByRole('link')).textContent).toContain('Featured')
  unmount()
  await renderInShop(<ProductCard product={productCard('A')} />)
  expect((await screen.findByRole('link')).textContent).not.toContain('Featured')
})
