import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryState, SLOW_AFTER } from './state.tsx'

vi.mock('#platform/i18n/use-translation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

beforeEach(() => {
  vi.useFakeTimers()
})

const query = { isFetching: true, isError: false, refetch: vi.fn() }
const page = (data?: string, inline = false) => (
  <QueryState query={{ ...query, ...(data && { currentData: data, isFetching: false }) }} inline={inline} loading={<p>skeleton</p>}>
    {(text) => <p>{text}</p>}
  </QueryState>
)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a page whose data are late says so beside its skeleton, until they come', async () => {
  const { rerender } = render(page())
  await wait(SLOW_AFTER - 1)
  expect(screen.queryByRole('status')).toBeNull()
  await wait(1)
  await act(() => vi.dynamicImportSettled())
  await wait(1_000)
  expect(screen.getByRole('status').textContent).toBe('slow')
  expect(screen.getByText('skeleton')).toBeDefined()
  rerender(page('data'))
  expect(screen.getByText('data')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a page whose data come in time says nothing, and a part of a page never does', async () => {
  const { rerender } = render(page())
  await wait(SLOW_AFTER - 1)
  rerender(page('data'))
  await wait(SLOW_AFTER)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('status')).toBeNull()
  cleanup()
  render(page(undefined, true))
  await wait(SLOW_AFTER * 2)
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('status')).toBeNull()
})
