import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { StubbedReplies } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { groupByDay, ViewedPage } from './viewed-page.tsx'

// Loads the dialog before the first test's timeout starts.
await import('#ui/chakra/chakra-dialog.tsx')

const VIEWED = '/consumer/product/visit/list'
const CLEAR = '/consumer/product/visit/clear'
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const viewed = (no: string, days: number) => ({ product: productCard(no), viewed_at: ago(days) })
const page = (...list: ReturnType<typeof viewed>[]) => ({ data: { list, total: list.length } })

const open = (replies: StubbedReplies) => openPage(<ViewedPage />, replies, { at: '/recentlyViewed', toasts: true })

it('shows a guest the viewed products by day', async () => {
  await open({ [VIEWED]: [page(viewed('A', 0), viewed('B', 1), viewed('C', 1), viewed('D', 9))] })
  const today = await screen.findByRole('region', { name: 'Today' })
  expect(within(today).getAllByRole('link')).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: 'Yesterday' })).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByRole('region', { name: /^\d\d\/\d\d\/\d{4}$/ })).toBeTruthy()
})

it('days begin at midnight in Jakarta, in every time zone', () => {
  const at = (viewed_at: string) => ({ product: productCard(viewed_at), viewed_at })
  const list = [at('2026-11-21T17:05:00Z'), at('2026-11-21T16:55:00Z'), at('2026-11-20T17:00:00Z'), at('2026-11-18T03:00:00Z')]
  expect(groupByDay(list, Date.parse('2026-11-22T03:00:00Z'))).toEqual([
    { date: '22/11/2026', name: 'today', products: list.slice(0, 1) },
    { date: '21/11/2026', name: 'yesterday', products: list.slice(1, 3) },
    { date: '18/11/2026', name: null, products: list.slice(3) },
  ])
})

it('clears all after a confirmation', async () => {
  const { user, of } = await open({
    [VIEWED]: [page(viewed('A', 0)), page(viewed('A', 0)), page()],
    [CLEAR]: ['unreachable', { data: null }],
  })
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  const question = await screen.findByRole('alertdialog')
  expect(of(CLEAR)).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Clear' }))
  expect(await within(question).findByText(/Can't reach the shop/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('Recently viewed cleared')).toBeTruthy()
  expect(await screen.findByText('Nothing viewed yet')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull())
})

it('offers a retry after an error', async () => {
  const { user } = await open({ [VIEWED]: ['unreachable', page(viewed('A', 0))] })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Today' })).toBeTruthy()
})
