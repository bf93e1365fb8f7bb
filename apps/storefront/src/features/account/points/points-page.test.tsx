import { ERRORS } from '@nusaria/contracts/errors'
import type { PointsRecord } from '@nusaria/contracts/points'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { pointsBalance, serviceSettings } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { PointsPage } from './points-page.tsx'

vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => 'mobile' }))
// Loads the lazy sheet before the first test's timeout starts.
await import('#ui/chakra/chakra-sheet.tsx')

const spent: PointsRecord = {
  record_no: 'PT2',
  reason: 'order_deduction',
  points: -600,
  balance: 1_900,
  created_at: '2026-11-20T09:00:00+07:00',
}
const gift: PointsRecord = { ...spent, record_no: 'PT1', reason: 'gift', points: 2_500, balance: 2_500 }
const ledger = (...list: PointsRecord[]): StubbedReply => ({ data: { list, total: list.length } })

const open = (replies: StubbedReplies = {}) =>
  openPage(
    <PointsPage />,
    {
      '/points_balance': [{ data: pointsBalance }],
      '/membersrv_system': [{ data: serviceSettings }],
      '/points_record': [ledger(spent, gift)],
      ...replies,
    },
    { member: true, at: '/points' },
  )

it('shows the balance, the coins that expire next, and the rules', async () => {
  await open()
  const card = await screen.findByRole('region', { name: 'Coins you have' })
  expect(within(card).getByText('1,900')).toBeTruthy()
  expect(within(card).getByText('500 coins lapse on 05/01/2027')).toBeTruthy()
  expect(within(card).getByText('100 coins take off Rp1.000, up to 50% of the payment per order.')).toBeTruthy()
  expect(await within(card).findByText('Coins last 365 days; the oldest are spent first.')).toBeTruthy()
})

it('says so when no coins lapse', async () => {
  await open({ '/points_balance': [{ data: { ...pointsBalance, points: 0, expiring_points: 0, expiring_at: null } }] })
  const card = await screen.findByRole('region', { name: 'Coins you have' })
  expect(within(card).getByText('No coins lapse soon')).toBeTruthy()
})

it('lists the records and opens one with its order', async () => {
  const detail = { ...spent, order_no: 'NS7', after_sale_no: null, amount: 6_000, expires_at: null }
  const { user } = await open({ '/points_record_detail': [{ data: detail }] })
  const line = await screen.findByRole('button', { name: /Spent on an order/ })
  expect(line.textContent).toContain('−600')
  expect(screen.getByRole('button', { name: /Gift from Nusaria/ }).textContent).toContain('+2,500')
  await user.click(line)
  const sheet = await screen.findByRole('dialog', { name: 'Coin details' })
  expect(await within(sheet).findByText('Rp6.000')).toBeTruthy()
  expect(within(sheet).getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/orderDetail/NS7')
})

it('filters by direction and says when there is nothing', async () => {
  const { user } = await open({ '/points_record': [ledger(gift), ledger()] })
  await user.click(await screen.findByRole('tab', { name: 'Used' }))
  expect(await screen.findByText('No coins used yet')).toBeTruthy()
})

it('offers a retry when the ledger fails, and keeps the balance', async () => {
  const { user } = await open({ '/points_record': [{ code: ERRORS.INTERNAL_ERROR.code }, ledger(gift)] })
  expect(await screen.findByText('1,900')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /Gift from Nusaria/ })).toBeTruthy()
})

it('loads page by page and shows no record twice', async () => {
  const lines = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ ...gift, record_no: `PT${from + at}` }))
  const page = (list: PointsRecord[]): StubbedReply => ({ data: { list, total: 22 } })
  const { user } = await open({ '/points_record': [page(lines(0, 20)), page(lines(19, 3))] })
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await expect.poll(() => screen.getAllByRole('button', { name: /Gift from Nusaria/ })).toHaveLength(22)
})
