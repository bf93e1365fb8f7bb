import type { CmsSection } from '@nusaria/contracts/cms'
import type { OrderSummary } from '@nusaria/contracts/order-entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { CmsSections } from '#features/home/sections/cms-sections.tsx'
import { api } from '#platform/api/api.ts'
import { sessionEnded, sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReplies, stubApi } from '#testing/api-stub.ts'
import { observeView } from '#testing/in-view.ts'
import { openPage } from '#testing/open-page.tsx'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { orderLine } from '#testing/trade-samples.ts'

const ORDERS = '/order/trade/list'
const CARDS = '/consumer/product/spec_order_list'
const VIEWED = '/consumer/product/visit/list'
const FAVOURITES = '/consumer/product/favourite/status'

const sections: readonly CmsSection[] = [
  { type: 'buy_again', title: 'Buy again' },
  { type: 'recently_viewed', title: 'Recently viewed' },
]

const order = (order_no: string, ...product_nos: readonly string[]): OrderSummary => ({
  order_no,
  status: 'completed',
  order_date: '2026-11-20T09:00:00+07:00',
  lines: product_nos.map((product_no) => ({
    ...orderLine,
    line_no: `${order_no}-${product_no}`,
    product_no,
    product_name: `Kopi ${product_no}`,
  })),
  total: 10_000,
  pay_method: 'qris',
  pay_by: null,
  latest_track: null,
  after_sale: null,
  actions: ['buy_again'],
})

const orders = (...list: readonly OrderSummary[]) => ({ data: { list, total: list.length, server_time: '2026-11-26T09:00:00+07:00' } })
const cards = (...names: readonly string[]) => ({ data: { list: names.map((name) => productCard(name)) } })
const viewed = (...names: readonly string[]) => ({
  data: { list: names.map((name) => ({ product: productCard(name), viewed_at: '2026-11-25T09:00:00+07:00' })), total: names.length },
})

const session = (member_no: string) => ({ auth_token: `token of ${member_no}`, member_no })

async function open(replies: StubbedReplies, member: string | null = 'M1') {
  const store = shopStore()
  if (member) store.dispatch(sessionSaved(session(member)))
  const stubs = { [ORDERS]: [orders()], [VIEWED]: [viewed()], [FAVOURITES]: [{ data: { product_nos: [] } }], ...replies }
  return openPage(<CmsSections sections={sections} />, stubs, { store })
}

const section = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement)
const namesIn = (title: string) =>
  section(title)
    .queryAllByRole('link', { name: /Kopi/ })
    .map(({ textContent }) => textContent?.match(/Kopi ./)?.[0])

beforeEach(() => observeView(true))

test('a member is offered what they bought, each product once, the newest first, without what is sold out', async () => {
  const sold = productCard('B', { flag_sold_out: 1 })
  const { calls } = await open({
    [ORDERS]: [orders(order('NS2', 'A', 'B'), order('NS1', 'C', 'A'))],
    [CARDS]: [{ data: { list: [productCard('A'), sold, productCard('C')] } }],
  })
  await waitFor(() => expect(namesIn('Buy again')).toEqual(['Kopi A', 'Kopi C']))
  expect(calls.find(({ path }) => path === ORDERS)?.body).toMatchObject({ tab: 'completed', page_num: 1 })
  expect(calls.find(({ path }) => path === CARDS)?.body).toEqual({ product_nos: ['A', 'B', 'C'] })
  expect(screen.getByRole('link', { name: 'See all: Buy again' }).getAttribute('href')).toBe('/order?tab=completed')
})

test('a member sees what they viewed last, with a link to all of it', async () => {
  const { calls } = await open({ [VIEWED]: [viewed('B', 'A')] })
  await waitFor(() => expect(namesIn('Recently viewed')).toEqual(['Kopi B', 'Kopi A']))
  // A call of the test before may come late.
  await waitFor(() => expect(calls.filter(({ path, body }) => path === FAVOURITES && JSON.stringify(body).includes('"B"'))).toHaveLength(1))
  expect(calls).toContainEqual({ path: FAVOURITES, body: { product_nos: ['B', 'A'] } })
  expect(screen.getByRole('link', { name: 'See all: Recently viewed' }).getAttribute('href')).toBe('/recentlyViewed')
})

test('a guest sees neither, and nothing is asked for', async () => {
  const { calls } = await open({}, null)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(calls).toEqual([])
})

test('each that fails says so, with a retry of its own', async () => {
  await open({
    [ORDERS]: ['unreachable', orders(order('NS1', 'A'))],
    [CARDS]: ['unreachable', cards('A')],
    [VIEWED]: ['unreachable', viewed('B')],
  })
  const findRetry = (title: string) => waitFor(() => section(title).getByRole('button', { name: 'Try again' }))
  await userEvent.click(await findRetry('Recently viewed'))
  await waitFor(() => expect(namesIn('Recently viewed')).toEqual(['Kopi B']))
  // The orders first, then the products.
  await userEvent.click(await findRetry('Buy again'))
  await userEvent.click(await findRetry('Buy again'))
  await waitFor(() => expect(namesIn('Buy again')).toEqual(['Kopi A']))
})

test('who logs in next sees nothing of the one before', async () => {
  const { store } = await open({
    [ORDERS]: [orders(order('NS1', 'A')), orders()],
    [CARDS]: [cards('A')],
    [VIEWED]: [viewed('A'), viewed('B')],
  })
  await waitFor(() => expect([...namesIn('Buy again'), ...namesIn('Recently viewed')]).toEqual(['Kopi A', 'Kopi A']))
  act(() => void store.dispatch(sessionEnded()))
  expect(screen.queryByText(/Kopi A/)).toBeNull()
  act(() => {
    store.dispatch(sessionSaved(session('M2')))
    store.dispatch(api.util.invalidateTags(['Session']))
  })
  await waitFor(() => expect(namesIn('Recently viewed')).toEqual(['Kopi B']))
  expect(screen.queryByText(/Kopi A/)).toBeNull()
})

test('the flash sale is an outline with its title until it comes near; then the title stays where it is', async () => {
  const sale: CmsSection = { type: 'flash_sale', title: 'Flash sale', target: null }
  const [starts_at, server_time, ends_at] = ['12', '13', '15'].map((hour) => `2026-11-26T${hour}:00:00+07:00`)
  const list = [{ product: productCard('A'), sale_price: 8_000, offered_count: 200, sold_count: 140 }]
  const calls = stubApi({ '/consumer/product/flash_sale': [{ data: { starts_at, ends_at, list, server_time } }] })
  const comeNear = observeView(false)
  await renderInShop(<CmsSections sections={[sale]} />)
  const title = screen.getByRole('heading', { name: 'Flash sale' })
  expect(calls).toEqual([])
  act(comeNear)
  await screen.findByRole('link', { name: /Kopi A/ })
  expect(calls).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Flash sale' })).toBe(title)
})
