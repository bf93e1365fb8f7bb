import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionSaved, unreadCountReceived } from '#platform/state/user-info.ts'
import { stubApi } from '#testing/api-stub.ts'
import { memberSample } from '#testing/member-samples.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { AccountMenu } from './account-menu.tsx'

async function open(at: string, user_name = 'Sari Wulandari', unread = 0) {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 'token-1', member_no: 'M1', user_name }))
  store.dispatch(unreadCountReceived(unread))
  stubApi({ '/member/user/info': [{ data: memberSample({ user_name }) }] })
  await renderInShop(<AccountMenu />, { store, at })
  await screen.findByRole('navigation')
  return screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
}

it.each([
  ['/me', 'Account center'],
  ['/favourites', 'Account center'],
  ['/recentlyViewed', 'Account center'],
  ['/arrivalNotices', 'Account center'],
  ['/setting', 'Personal information'],
  ['/verifyPhone', 'Personal information'],
  ['/bindEmail', 'Personal information'],
  ['/delete', 'Personal information'],
  ['/order', 'My orders'],
  ['/orderDetail/NS1', 'My orders'],
  ['/couponsList', 'Vouchers'],
  ['/addressDetail', 'Addresses'],
  ['/message', 'Messages'],
])('at %s the side menu marks "%s"', async (at, label) => {
  expect((await open(at)).map(({ textContent }) => textContent)).toEqual([label])
})

it('has the documented entries in their order, and then those of the shop', async () => {
  await open('/me')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/me',
    '/setting',
    '/order',
    '/afterSaleOrder',
    '/couponsList',
    '/payment-option',
    '/addressManage',
    '/message',
    '/refunds',
    '/faqs',
  ])
})

it('offers the logout only to a member whose name is known', async () => {
  await open('/me')
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy()
  cleanup()
  await open('/me', '')
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
})

it('says how many messages are unread', async () => {
  await open('/me', undefined, 120)
  expect(screen.getByRole('link', { name: 'Messages, 120 unread' }).textContent).toBe('Messages99+')
  cleanup()
  await open('/me')
  expect(screen.getByRole('link', { name: 'Messages' }).textContent).toBe('Messages')
})
