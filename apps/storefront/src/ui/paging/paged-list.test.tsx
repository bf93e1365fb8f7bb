import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { announce } from '#platform/browser/announce.ts'
import { useFakePages } from '#testing/fake-pages.ts'
import { observeView } from '#testing/in-view.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { PagedList, usePagedList } from './paged-list.tsx'

let lists = 0

const page = (list: readonly string[], total: number) => ({ list, total })

interface Props {
  readonly pages: readonly ReturnType<typeof page>[]
  readonly onFail?: (() => void) | undefined
  readonly autoPages?: number
}

function Names({ pages, onFail, autoPages }: Props) {
  const list = usePagedList(useFakePages(pages, onFail), { keyOf: String, listKey: `${lists}` })
  return (
    <PagedList
      list={list}
      renderRow={(name) => <li key={name}>{name}</li>}
      skeletons={<li>on its way</li>}
      empty={<p>nothing here</p>}
      {...(autoPages && { autoPages })}
    />
  )
}

function open(pages: readonly ReturnType<typeof page>[], onFail?: () => void) {
  lists += 1
  return renderInShop(<Names pages={pages} onFail={onFail} />)
}

function liveRegion() {
  document.getElementById('polite')?.remove()
  const region = Object.assign(document.createElement('p'), { id: 'polite' })
  document.body.append(region)
  return region
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('shows a row once when it moved to the next page', async () => {
  await open([page(['a', 'b'], 4), page(['b', 'c'], 4)])
  expect(rows()).toEqual(['a', 'b'])
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(rows()).toEqual(['a', 'b', 'c'])
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('says how many rows are shown when more have come', async () => {
  const region = liveRegion()
  await open([page(['a', 'b'], 4), page(['c', 'd'], 4)])
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(region.textContent).toBe('4 of 4 shown'))
})

it('says nothing of rows that a short page loads before it was scrolled', async () => {
  const region = liveRegion()
  observeView(true)
  lists += 1
  await renderInShop(<Names pages={[page(['a', 'b'], 4), page(['c', 'd'], 4)]} autoPages={9} />)
  await waitFor(() => expect(rows()).toEqual(['a', 'b', 'c', 'd']))
  announce('and then')
  await waitFor(() => expect(region.textContent).toContain('and then'))
  expect(region.textContent).toBe('and then')
})

it('keeps the rows when the next page fails, with a button to try again', async () => {
  const onFail = vi.fn()
  await open([page(['a', 'b'], 4)], onFail)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(rows()).toEqual(['a', 'b'])
  onFail.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onFail).toHaveBeenCalledOnce()
})

it('says that there is nothing', async () => {
  await open([page([], 0)])
  expect(screen.getByText('nothing here')).toBeTruthy()
})
