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
  ['/points', 'Account center'],
  ['/setting', 'Personal information'],
  ['/verifyPhone', 'Personal information'],
  ['/bindEmail', 'Personal information'],
  ['/delete', 'Personal information'],
  ['/order', 'My orders'],
  ['/orderDetail/NS1', 'My orders'],
  ['/afterSaleOrder', 'Problems and returns'],
  ['/couponsList', 'Vouchers'],
  ['/payment-option', 'Payment options'],
  ['/refund-settings', 'Payment options'],
  ['/addressManage', 'Addresses'],
  ['/addressDetail', 'Addresses'],
  ['/message', 'Messages'],
])('at %s the side menu marks "%s"', async (at, label) => {
  expect((await open(at)).map(({ textContent }) => textContent)).toEqual([label])
})

it('names the member by the user_name of the session', async () => {
  await open('/me', 'Ayu Lestari')
  expect(screen.getByText('Ayu Lestari')).toBeTruthy()
})

it('asks before the logout, and says that a login is needed afterwards', async () => {
  await open('/me')
  screen.getByRole('button', { name: 'Log out' }).click()
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain("Are you sure you want to log out? You'll need to log in again afterwards.")
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
