import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { OverfullNote } from './cart-view.tsx'

afterEach(cleanup)

it('says that the cart holds more products than the limit', async () => {
  await renderInShop(<OverfullNote count={101} />)
  expect(await screen.findByText(/Your cart holds 101 products, more than the 100 it has room for/)).toBeTruthy()
})

it('shows nothing for a cart at the limit', async () => {
  const { container } = await renderInShop(<OverfullNote count={100} />)
  expect(container.textContent).toBe('')
})
