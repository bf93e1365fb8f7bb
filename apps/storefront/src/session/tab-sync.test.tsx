import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { findRoute } from '#app/routes.tsx'
import { useCartCount } from '#commerce/cart/cart-count.ts'
import { i18n } from '#platform/i18n/i18n.ts'
import { drafts } from '#platform/state/drafts.ts'
import { sessionSaved, skusSelected } from '#platform/state/user-info.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { cart } from '#testing/trade-samples.ts'
import { TabSync } from './tab-sync.tsx'
import { takeReturnTarget } from './take-return-target.ts'

await import('./use-logout.ts')

const layout = vi.hoisted(() => ({ now: 'desktop' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

const otherTab = new BroadcastChannel('nusaria')
const sari = { auth_token: 'ts', member_no: 'SARI', user_name: 'Sari', points: 5 }
const budi = { auth_token: 'tb', member_no: 'BUDI', user_name: 'Budi', points: 0 }
const says = (session: object | null) => otherTab.postMessage({ type: 'LOGIN', session })

function Count() {
  return <output>{useCartCount()}</output>
}

async function tabOf(member: typeof sari | null, at = '/') {
  const stubs = { '/order/trade/cart': [{ data: cart([], { total_quantity: 7 }) }, { data: cart([], { total_quantity: 1 }) }] }
  const store = shopStore()
  if (member) store.dispatch(sessionSaved(member))
  const tab = (
    <>
      <TabSync findRoute={findRoute} />
      <Count />
    </>
  )
  const { address } = await openPage(tab, stubs, { store, at, path: '*' })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7'))
  return { store, address }
}

beforeEach(() => {
  layout.now = 'desktop'
})

it('a logout in another tab is a logout here; typed text stays for the same member; on desktop the login dialog opens', async () => {
  const { store } = await tabOf(sari)
  drafts.write('address', 'SARI', 'Jl. Melawai')
  says(null)
  await waitFor(() => expect(store.getState().loginInfo).toMatchObject({ loginOpen: true, loginStatus: LOGIN_STATUS.phone }))
  expect(store.getState().userInfo.userInfo.auth_token).toBeNull()
  expect(drafts.read('address', 'SARI')).toBe('Jl. Melawai')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'))
})

it("on a phone it opens the login, which returns to the tab's page", async () => {
  layout.now = 'mobile'
  const { store, address } = await tabOf(sari, '/commodDetail?product_no=P1')
  says(null)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(store.getState().userInfo.userInfo.auth_token).toBeNull()
  expect(takeReturnTarget().to).toBe('/commodDetail?product_no=P1')
})

it('a guest on a phone notices nothing', async () => {
  layout.now = 'mobile'
  const { store, address } = await tabOf(null, '/cate')
  says(null)
  // What another tab says comes in its order: with the login here, the logout has been noticed.
  says(sari)
  await waitFor(() => expect(store.getState().userInfo.userInfo).toEqual(sari))
  expect(address()).toBe('/cate')
})

it('a login in another tab is a login here', async () => {
  const { store } = await tabOf(null)
  says(sari)
  await waitFor(() => expect(store.getState().userInfo.userInfo).toEqual(sari))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'))
})

it("another member's login clears the tab first", async () => {
  const { store } = await tabOf(sari)
  act(() => void store.dispatch(skusSelected({ selectSkus: [{ sku_no: 'S1', quantity: 2 }], buyType: 'buy_now' })))
  drafts.write('address', 'SARI', 'Jl. Melawai')
  says(budi)
  await waitFor(() => expect(store.getState().userInfo).toMatchObject({ userInfo: budi, selectSkus: [], buyType: 'cart' }))
  expect(drafts.read('address', 'SARI')).toBeUndefined()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'))
})

it('shows the language that another tab chose', async () => {
  await tabOf(null)
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'id' })))
  await waitFor(() => expect(i18n.language).toBe('id'))
  expect(document.documentElement.lang).toBe('id')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'))
})
