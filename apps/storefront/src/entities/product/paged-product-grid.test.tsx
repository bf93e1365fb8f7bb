import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productCard } from '../../shared/testing/product-samples.ts'
import { renderInShop } from '../../shared/testing/render-in-shop.tsx'
import type { ProductPageQuery } from './paged-product-grid.tsx'
import { PagedProductGrid } from './paged-product-grid.tsx'

const done = { isError: false, isFetching: false, refetch: () => {} }
const pageOf = (...nos: string[]): ProductPageQuery => ({ ...done, currentData: { list: nos.map((no) => productCard(no)), total: 8 } })
const names = () => screen.getAllByRole('link').map((link) => link.textContent?.match(/Kopi ./)?.[0])

/** Every place comes into view at once. */
class InSight {
  readonly tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
  }
  observe() {
    this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', InSight))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a product that two pages bring shows once', async () => {
  const pages = [pageOf('A', 'B', 'A'), pageOf('B', 'C'), pageOf('C', 'B'), pageOf('D')]
  await renderInShop(<PagedProductGrid usePage={(_: null, page) => pages[page - 1] ?? done} args={null} pageSize={2} flow={9} />)
  expect(names()).toEqual(['Kopi A', 'Kopi B', 'Kopi C', 'Kopi D'])
})

test('on desktop a button asks before more comes: what is below stays within reach', async () => {
  const pages = [pageOf('A', 'B'), pageOf('C', 'D'), pageOf('E', 'F'), pageOf('G', 'H')]
  await renderInShop(<PagedProductGrid usePage={(_: null, page) => pages[page - 1] ?? done} args={null} pageSize={2} flow={2} />)
  expect(names()).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(names()).toHaveLength(8)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page that fails leaves the others standing and can be tried again', async () => {
  const refetch = vi.fn()
  const failed = { isError: true, isFetching: false, error: { kind: 'network' }, refetch }
  await renderInShop(
    <PagedProductGrid usePage={(_: null, page) => (page === 1 ? pageOf('A', 'B') : failed)} args={null} pageSize={2} flow={9} />,
  )
  expect(names()).toEqual(['Kopi A', 'Kopi B'])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})
