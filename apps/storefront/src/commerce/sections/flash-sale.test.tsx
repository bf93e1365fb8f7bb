import { ERRORS } from '@nusaria/contracts/errors'
import type { FlashSaleProduct } from '@nusaria/contracts/product-entities'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { FlashSale } from './flash-sale.tsx'

const PATH = '/consumer/product/flash_sale'
const NOON = '2026-11-26T12:00:00+07:00'
const END = '2026-11-26T15:00:00+07:00'
const EVENING = '2026-11-26T19:00:00+07:00'
const NIGHT = '2026-11-26T22:00:00+07:00'

const goods = (name: string, part: Partial<FlashSaleProduct> = {}): FlashSaleProduct => ({
  product: productCard(name, { price: 8_000, scribing_price: 12_000, discount: 33 }),
  sale_price: 8_000,
  offered_count: 200,
  sold_count: 140,
  ...part,
})

/** A reply of the server whose clock shows that time. */
const saleAt = (server_time: string, list = [goods('A')], times = { starts_at: NOON, ends_at: END }) => ({
  data: { ...times, list, server_time },
})
const nextRound = saleAt(END, [goods('Next', { sale_price: 6_400, sold_count: 0 })], { starts_at: EVENING, ends_at: NIGHT })

async function open(...replies: readonly StubbedReply[]) {
  const calls = stubApi({ [PATH]: replies })
  const target = { type: 'project', project_id: 'flash-sale' } as const
  await renderInShop(<FlashSale title="Flash sale" target={target} />)
  return calls
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const card = (name: string) => screen.findByRole('link', { name: new RegExp(`Kopi ${name}`) })

// A phone whose clock is two days slow.
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T08:00:00+07:00'), shouldAdvanceTime: true }))

test('during the round it counts down to its end by the server’s clock, and says how much is sold', async () => {
  const gone = goods('C', { product: productCard('C', { flag_sold_out: 1 }), sold_count: 200 })
  await open(saleAt('2026-11-26T12:29:30+07:00', [goods('A'), goods('B', { sold_count: 181 }), gone]))
  expect((await card('A')).textContent).toContain('70% sold')
  expect((await card('B')).textContent).toContain('Almost gone')
  expect((await card('C')).textContent).toContain('Sold out')
  const timer = screen.getByRole('timer', { name: 'Ends in 02 hours 30 minutes' })
  expect(timer.textContent).toMatch(/^Ends in02:30:[23]\d$/)
  expect(screen.getByRole('link', { name: 'See all: Flash sale' }).getAttribute('href')).toBe('/activities?project_id=flash-sale')
})

test('before the round it counts down to its start, and says what the products will cost', async () => {
  const item = goods('A', { product: productCard('A', { price: 10_000 }), sold_count: 0 })
  await open(saleAt('2026-11-26T09:00:30+07:00', [item]))
  expect((await card('A')).textContent).toMatch(/Rp10\.000.*Soon Rp8\.000/)
  expect(screen.getByRole('timer', { name: 'Starts in 02 hours 59 minutes' })).toBeDefined()
  expect(screen.queryByText(/% sold/)).toBeNull()
})

test('prices that are over don’t stay when the next round can’t be asked for', async () => {
  await open(saleAt('2026-11-26T14:59:50+07:00'), { code: ERRORS.PRODUCT_INTERNAL_ERROR.code }, nextRound)
  await card('A')
  await later(11_000)
  const alert = await screen.findByRole('alert')
  expect(screen.queryByRole('link', { name: /Kopi A/ })).toBeNull()
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await card('Next')).toBeDefined()
})

test('a server whose clock runs behind keeps the round until it is over there, too', async () => {
  const calls = await open(saleAt('2026-11-26T14:59:50+07:00'), saleAt('2026-11-26T14:59:58+07:00', [goods('B')]), nextRound)
  await card('A')
  await later(11_000)
  await card('B')
  await later(3_000)
  expect(await card('Next')).toBeDefined()
  expect(calls).toHaveLength(3)
})

test('a failure offers a retry', async () => {
  await open('unreachable', saleAt('2026-11-26T12:30:00+07:00'))
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await card('A')).toBeDefined()
})

test.each([
  ['none is planned', saleAt(NOON, [])],
  ['the server sends one that is over', saleAt(END)],
])('shows nothing when %s', async (_, reply) => {
  const calls = await open(reply)
  await expect.poll(() => screen.queryByRole('heading')).toBeNull()
  await later(5_000)
  expect(calls).toHaveLength(1)
})
