import 'fake-indexeddb/auto'
import { orderContract } from '@nusaria/contracts/order'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { recalled, recallReply, storeReply } from '#platform/api/stored-replies.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { orderDetail } from '#testing/trade-samples.ts'
import { ConnectionBar, formatStoredAt, useConnection } from './installed.tsx'

function Bar() {
  const connection = useConnection()
  return connection.online && connection.storedAt === null ? <p>all is well</p> : <ConnectionBar {...connection} />
}

let online = true
function connect(is: boolean) {
  online = is
  window.dispatchEvent(new Event(is ? 'online' : 'offline'))
}

const store = shopStore()
const request = {
  name: 'order.detail',
  call: orderContract.detail,
  args: { order_no: 'NS1' },
} as const
const AT = new Date(2026, 10, 22, 12, 40).getTime()

async function open() {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  recalled.reset()
  await storeReply('', 'order.detail', { order_no: 'NS1' }, orderDetail(), AT)
  await renderInShop(<Bar />, { store })
}
const showStored = () => act(async () => void (await recallReply(request, store.getState(), AT + 60_000)))

afterEach(() => {
  online = true
})

it('says that the shopper is offline, and nothing once they are online again', async () => {
  await open()
  expect(screen.getByText('all is well')).toBeTruthy()
  act(() => connect(false))
  expect((await screen.findByRole('status')).textContent).toBe('You are offline.')
  act(() => connect(true))
  expect(await screen.findByText('all is well')).toBeTruthy()
})

it('says of when the page is, and asks the shop again', async () => {
  await open()
  await showStored()
  const { textContent } = await screen.findByRole('status')
  expect(textContent).toBe("We can't reach the shop. This is what we knew at 22 Nov, 12:40.")
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('all is well')).toBeTruthy()
})

it('says of when the page is, too, where it loads later than the page', async () => {
  await open()
  await showStored()
  cleanup()
  await renderInShop(<Bar />, { store })
  expect((await screen.findByRole('status')).textContent).toContain('This is what we knew')
})

it.each([
  ['en', '12:40', '22 Nov, 12:40'],
  ['id', '12.40', '22 Nov, 12.40'],
  ['zh-CN', '12:40', '11月22日 12:40'],
] as const)('writes the time in %s, with the day when it was another', (language, today, earlier) => {
  expect(formatStoredAt(AT, AT + 60_000, language)).toBe(today)
  expect(formatStoredAt(AT, AT + 24 * 3_600_000, language)).toBe(earlier)
})
