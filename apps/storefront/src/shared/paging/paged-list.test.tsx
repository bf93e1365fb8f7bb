import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import type { PageQuery } from './paged-list.tsx'
import { PagedList } from './paged-list.tsx'

interface Names {
  readonly list: readonly string[]
  readonly total: number
}

const answered = (list: readonly string[], total: number): PageQuery<Names> => ({
  currentData: { list, total },
  data: { list, total },
  isError: false,
  isFetching: false,
  refetch: () => undefined,
})

let lists = 0

function open(pages: Readonly<Record<number, PageQuery<Names>>>) {
  lists += 1
  const none = answered([], 0)
  return renderInShop(
    <PagedList
      usePage={(_: number, page) => pages[page] ?? none}
      args={lists}
      pageSize={2}
      keyOf={(name) => String(name)}
      row={(name) => <li key={String(name)}>{String(name)}</li>}
      skeletons={<li>on its way</li>}
      empty={<p>nothing here</p>}
    />,
  )
}

afterEach(cleanup)

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('shows no row twice that moved on to the next page meanwhile', async () => {
  await open({ 1: answered(['a', 'b'], 4), 2: answered(['b', 'c'], 4) })
  expect(rows()).toEqual(['a', 'b'])
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(rows()).toEqual(['a', 'b', 'c'])
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('keeps what is here when the next page fails, with a way to try again', async () => {
  const refetch = vi.fn()
  await open({ 1: answered(['a', 'b'], 4), 2: { isError: true, isFetching: false, error: { kind: 'network' }, refetch } })
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(rows()).toEqual(['a', 'b'])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('says that there is nothing', async () => {
  await open({})
  expect(screen.getByText('nothing here')).toBeTruthy()
})
