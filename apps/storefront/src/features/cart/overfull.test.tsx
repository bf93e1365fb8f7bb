import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderInShop } from '../../shared/testing/render-in-shop.tsx'
import { OverfullNote } from './overfull.tsx'

afterEach(cleanup)

it('says that a cart holds more products than it has room for', async () => {
  await renderInShop(<OverfullNote count={101} />)
  expect(await screen.findByText(/Your cart holds 101 products, more than the 100 it has room for/)).toBeTruthy()
})

it('says nothing of a full one', async () => {
  const { container } = await renderInShop(<OverfullNote count={100} />)
  expect(container.textContent).toBe('')
})
