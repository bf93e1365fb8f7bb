import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toasts } from '#platform/toast.ts'
import { lateReply, type StubbedReplies } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { openPage } from '#testing/open-page.tsx'
import { SearchPage } from './search-page.tsx'

// Loads the dialog before the first test's timeout starts.
await import('#ui/chakra/chakra-dialog.tsx')

const ranked = (names: number, first: number) => ({
  data: { list: Array.from({ length: names }, (_, index) => ({ keyword: `word ${index + 1}`, search_count: first - index * 1_000 })) },
})
const records = (...keywords: string[]) => ({ data: { list: keywords.map((keyword) => ({ keyword })) } })

const full: StubbedReplies = {
  '/search/records': [records('kopi', 'susu uht')],
  '/search/records/del': [{ data: null }],
  '/search/recommend': [{ data: ['oleh-oleh', 'sambal'] }],
  '/search/hot': [{ data: { list: [{ keyword: 'madu hutan', search_count: 12_400 }] } }],
  '/search/rank/list': [ranked(10, 9_999), ranked(9, 9_000)],
}

const open = (replies: StubbedReplies = {}) => openPage(<SearchPage />, { ...full, ...replies }, { at: '/search' })

it('shows a ranking of ten, with medals for three and K above 999, but not one of nine', async () => {
  await open()
  const panel = (await screen.findByRole('heading', { name: 'Most searched' })).closest('section') as HTMLElement
  expect(
    within(panel)
      .getAllByRole('img')
      .map((medal) => medal.getAttribute('alt')),
  ).toEqual(['1', '2', '3'])
  const rows = within(panel).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'word 110K', 'word 29K', 'word 38K', '4word 47K', '5word 56K', '6word 65K', '7word 74K', '8word 83K', '9word 92K', '10word 10999',
  ]) // biome-ignore format: the ranking is easier to read in rows
  expect(screen.queryByRole('heading', { name: 'On the rise' })).toBeNull()
  expect(screen.getByRole('link', { name: 'madu hutan 12K' })).toBeTruthy()
})

it('asks for both rankings, ten each, and for the hot keywords without one', async () => {
  const { sent } = await open()
  await screen.findByRole('heading', { name: 'Most searched' })
  expect(sent('/search/rank/list')).toEqual([1, 2].map((search_type) => ({ search_type, page_num: 1, page_size: 10 })))
  expect(sent('/search/hot')).toEqual([{ keyword: null }])
})

it('removes one keyword of the history, and the focus goes on to the next', async () => {
  const { user, sent } = await open({ '/search/records': [records('kopi', 'susu uht'), records('susu uht'), records()] })
  await user.click(await screen.findByRole('button', { name: 'Remove “kopi” from the history' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'kopi' })).toBeNull())
  expect(sent('/search/records/del')).toEqual([{ driver_id: 'test-device', keyword: 'kopi' }])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove “susu uht” from the history')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Search history' })).toBeNull())
})

it('clears the history only after a confirmation', async () => {
  const { user, sent } = await open({ '/search/records': [records('kopi'), records()] })
  await user.click(await screen.findByRole('button', { name: 'Clear all' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  expect(sent('/search/records/del')).toEqual([])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'kopi' })).toBeNull())
  expect(toasts.get().map(({ text }) => text)).toContain('Cleared successfully')
})

it('shows a late part below the parts that are shown already', async () => {
  const { reply, send } = lateReply()
  const { store } = await open({ '/search/recommend': [reply] })
  await screen.findByRole('link', { name: 'kopi' })
  await callsAnswered(store, 'searchRecommend')
  expect(screen.queryByRole('heading', { name: 'Most searched' })).toBeNull()
  send({ data: ['oleh-oleh', 'sambal'] })
  expect(await screen.findByRole('heading', { name: 'Most searched' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'oleh-oleh' })).toBeTruthy()
})

it('a failed part can be retried; the others stay', async () => {
  const { user } = await open({ '/search/rank/list': ['unreachable', 'unreachable', ranked(10, 9_000)] })
  expect(await screen.findByRole('link', { name: 'kopi' })).toBeTruthy()
  expect(await screen.findByText("Some of this didn't load.")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Most searched' })).toBeTruthy()
  expect(screen.queryByText("Some of this didn't load.")).toBeNull()
})

it('shows an error with a retry when nothing loads', async () => {
  const { user } = await open({
    '/search/records': ['unreachable', records('kopi')],
    '/search/recommend': ['unreachable', { data: [] }],
    '/search/hot': ['unreachable', { data: { list: [] } }],
    '/search/rank/list': ['unreachable', 'unreachable', ranked(0, 0)],
  })
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'kopi' })).toBeTruthy()
})
