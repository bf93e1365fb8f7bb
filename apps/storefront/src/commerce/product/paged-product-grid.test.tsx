import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFakePages } from '#testing/fake-pages.ts'
import { observeView } from '#testing/in-view.ts'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { usePagedList } from '#ui/paging/paged-list.tsx'
import { PagedProductGrid, productKey } from './paged-product-grid.tsx'

const toPage = (...nos: string[]) => ({ list: nos.map((no) => productCard(no)), total: 8 })

interface Props {
  readonly pages: readonly ReturnType<typeof toPage>[]
  readonly autoPages: number
  readonly onFail?: () => void
}

function Products({ pages, autoPages, onFail }: Props) {
  return <PagedProductGrid list={usePagedList(useFakePages(pages, onFail), { keyOf: productKey })} autoPages={autoPages} />
}

const names = () => screen.getAllByRole('link').map((link) => link.textContent?.match(/Kopi ./)?.[0])

beforeEach(() => observeView(true))

test('a product on two pages shows once', async () => {
  const pages = [toPage('A', 'B', 'A'), toPage('B', 'C'), toPage('C', 'B'), toPage('D')]
  await renderInShop(<Products pages={pages} autoPages={9} />)
  expect(names()).toEqual(['Kopi A', 'Kopi B', 'Kopi C', 'Kopi D'])
})

test('on desktop a button stops the automatic loading, so that the footer can be reached', async () => {
  const pages = [toPage('A', 'B'), toPage('C', 'D'), toPage('E', 'F'), toPage('G', 'H')]
  await renderInShop(<Products pages={pages} autoPages={2} />)
  expect(names()).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(names()).toHaveLength(8)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a page that fails leaves the others and can be tried again', async () => {
  const onFail = vi.fn()
  await renderInShop(<Products pages={[toPage('A', 'B')]} autoPages={9} onFail={onFail} />)
  expect(names()).toEqual(['Kopi A', 'Kopi B'])
  onFail.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onFail).toHaveBeenCalledOnce()
})
