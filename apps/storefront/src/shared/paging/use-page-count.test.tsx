import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { resetPageCount, usePageCount } from './use-page-count.ts'

/** Mounts a list at a history entry, as after a reload. */
const load = (key: string, list?: string) =>
  renderHook(() => usePageCount(list), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={[{ pathname: '/order', key }]}>{children}</MemoryRouter>
    ),
  })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
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
