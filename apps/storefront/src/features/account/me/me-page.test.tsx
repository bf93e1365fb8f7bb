import type { UserInfo } from '@nusaria/contracts/member-entities'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sessionSaved, unreadCountReceived } from '#platform/state/user-info.ts'
import { stubApi } from '#testing/api-stub.ts'
import { observeView } from '#testing/in-view.ts'
import { memberSample } from '#testing/member-samples.ts'
import { productCard } from '#testing/product-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { orderSummary } from '#testing/trade-samples.ts'
import { MePage } from './me-page.tsx'

const layout = vi.hoisted(() => ({ now: 'mobile' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

const summary = { unpaid: 1, processing: 0, shipped: 0, completed: 2, closed: 0 }

const bought = orderSummary({ status: 'completed', pay_by: null, actions: [] })

async function open(member: Partial<UserInfo> | null, unread = 0) {
  const store = shopStore()
  if (member) store.dispatch(sessionSaved({ auth_token: 'token-1', member_no: 'M1', user_name: 'Sari Wulandari' }))
  store.dispatch(unreadCountReceived(unread))
  const calls = stubApi({
    '/member/user/info': [{ data: memberSample(member ?? {}) }],
    '/order/trade/order-status-summary': [{ data: summary }],
    '/order/trade/list': [{ data: { list: [bought], total: 1, server_time: '2026-11-22T12:00:00+07:00' } }],
    '/consumer/product/spec_order_list': [{ data: { list: [productCard('P1')] } }],
  })
  await renderInShop(<MePage />, { store, at: '/me' })
  return { calls }
}

it('the card links to the settings', async () => {
  await open({})
  expect((await screen.findByRole('link', { name: 'Edit profile' })).getAttribute('href')).toBe('/setting')
  expect(screen.queryByText(/account is being deleted/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Problems and returns' }).getAttribute('href')).toBe('/afterSaleOrder')
  expect(screen.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe('/faqs')
})

it.each([
  ['deletion_submitted', /request to delete this account has been received/],
  ['deletion_processing', /account is being deleted/],
] as const)('shows %s and links to the status', async (account_state, text) => {
  await open({ account_state })
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See progress' }).getAttribute('href')).toBe('/delete')
})

it('on a phone the bell at the top and the entry of messages say how many are unread', async () => {
  await open({}, 120)
  const links = await screen.findAllByRole('link', { name: 'Messages, 120 unread' })
  expect(links.map((link) => link.textContent)).toEqual(['99+', 'Messages99+'])
  cleanup()
  await open({})
  expect(within(await screen.findByRole('navigation', { name: 'Account menu' })).getByRole('link', { name: 'Messages' })).toBeTruthy()
  expect(screen.queryByText('0')).toBeNull()
})

it('on a phone leads to everything of the account, and to the language and the legal texts', async () => {
  await open({})
  const linksOf = async (name: string) =>
    within(await screen.findByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(await linksOf('Account menu')).toEqual([
    '/setting',
    '/couponsList',
    '/points',
    '/addressManage',
    '/payment-option',
    '/refunds',
    '/message',
  ])
  expect(await linksOf('More')).toEqual(['/faqs', '/setLanguage', '/privacy', '/accessibility', '/agreement-en', '/policyTerms-en'])
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy()
})

it('on a phone offers at the end of the page what was bought before', async () => {
  observeView(true)
  await open({})
  expect(await screen.findByRole('link', { name: /Kopi P1/ })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Buy again' })).toBeTruthy()
})

it('invites a guest to log in, and fetches no data of a member', async () => {
  const { calls } = await open(null)
  expect(await screen.findByRole('button', { name: 'Log in or register' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
  expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull()
  expect(calls).toEqual([])
})
