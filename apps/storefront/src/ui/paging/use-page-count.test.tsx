import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageInAddress, resetPageCount, useFirstPage, usePageCount, withPage } from './use-page-count.ts'

/** Mounts a list at a history entry, as after a reload. */
const load = (key: string, list?: string) =>
  renderHook(() => usePageCount(list), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[{ pathname: '/order', key }]}>{children}</MemoryRouter>
    ),
  })

test('a list has the same length after a reload; another visit begins with its first page', () => {
  const { result } = load('visit')
  act(() => result.current[1]())
  act(() => result.current[1]())
  expect(result.current[0]).toBe(3)
  cleanup()
  expect(load('visit').result.current[0]).toBe(3)
  expect(load('other').result.current[0]).toBe(1)
})

test('two lists of one page have separate lengths; a list that is loaded again begins with its first page', () => {
  const { result } = load('visit', 'unpaid')
  act(() => result.current[1]())
  expect(load('visit', 'closed').result.current[0]).toBe(1)
  expect(load('visit', 'unpaid').result.current[0]).toBe(2)
  const plain = load('visit').result
  act(() => plain.current[1]())
  resetPageCount('visit')
  expect(load('visit').result.current[0]).toBe(1)
})

/** The first page that a list shows which opens at a page's address, after so many pages were loaded before. */
function firstPage(search: string, loaded: number) {
  for (let page = 1; page < loaded; page++) {
    const { result } = load('visit')
    act(() => result.current[1]())
    cleanup()
  }
  return renderHook(useFirstPage, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[{ pathname: '/commodityList', search, key: 'visit' }]}>{children}</MemoryRouter>
    ),
  }).result.current
}

test('an address that is opened shows its page alone; back shows the pages before it that were there', () => {
  expect(firstPage('?page=5', 1)).toBe(5)
  expect(firstPage('?page=5', 3)).toBe(3)
})

test('the address of a page keeps the rest of the query', () => {
  expect(withPage('?keyword=kopi&page=2&sort=sales', 3)).toBe('?keyword=kopi&sort=sales&page=3')
  expect(withPage('?keyword=kopi&page=2', 1)).toBe('?keyword=kopi')
  expect(['?page=7', '?page=0', '?page=x', ''].map(pageInAddress)).toEqual([7, 1, 1, 1])
})
