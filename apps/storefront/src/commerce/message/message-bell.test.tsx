import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { unreadCountReceived } from '#platform/state/user-info.ts'
import { takeReturnTarget } from '#session/take-return-target.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { MessageBell } from './message-bell.tsx'

async function open(unread: number | null) {
  const store = shopStore()
  store.dispatch(unreadCountReceived(unread ?? 7))
  const others = { '/message': 'messages', '/login': 'sign in' }
  await openPage(<MessageBell />, {}, { store, member: unread !== null, path: '/', others })
  return store
}

it.each([
  [1, 'Messages, 1 unread', '1'],
  [99, 'Messages, 99 unread', '99'],
  [100, 'Messages, 100 unread', '99+'],
  [2_431, 'Messages, 2,431 unread', '99+'],
])('%i unread messages', async (unread, name, badge) => {
  await open(unread)
  expect((await screen.findByRole('link', { name })).textContent).toBe(badge)
})

it('shows no number when all messages are read, and changes with each read message', async () => {
  const store = await open(3)
  act(() => void store.dispatch(unreadCountReceived(0)))
  expect((await screen.findByRole('link', { name: 'Messages' })).textContent).toBe('')
})

it('opens the messages of a member', async () => {
  await open(3)
  await userEvent.click(await screen.findByRole('link', { name: /Messages/ }))
  expect(await screen.findByText('messages')).toBeTruthy()
})

it('shows a guest no number, and opens the messages after the login', async () => {
  await open(null)
  await userEvent.click(await screen.findByRole('link', { name: 'Messages' }))
  expect(await screen.findByText('sign in')).toBeTruthy()
  expect(takeReturnTarget().to).toBe('/message')
})
