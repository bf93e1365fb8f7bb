import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { applyConfig } from '#platform/config/config.ts'
import { productDetail } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { ProductFrame } from './product-frame.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))

async function tabs(): Promise<(string | null)[]> {
  await renderInShop(<ProductFrame product={productDetail()}>{null}</ProductFrame>)
  const nav = await screen.findByRole('navigation', { name: 'Parts of this page' })
  return within(nav)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
}

afterEach(() => {
  cleanup()
  applyConfig({})
})

it('the tabs of a phone lead to reviews and questions, beside each other', async () => {
  expect(await tabs()).toEqual(['Product', 'Reviews', 'Q&A', 'Details', 'Similar'])
})

it('a shop without questions has no tab for them', async () => {
  applyConfig({ features: { questions: false } })
  expect(await tabs()).toEqual(['Product', 'Reviews', 'Details', 'Similar'])
})
