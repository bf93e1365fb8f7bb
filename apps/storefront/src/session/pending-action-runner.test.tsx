import { ERRORS } from '@nusaria/contracts/errors'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { findRoute } from '#app/routes.tsx'
import { FavouriteButton } from '#commerce/favourite/favourite-button.tsx'
import { RestockAlertButton } from '#commerce/restock-alert/restock-alert-button.tsx'
import { loginClosed } from '#platform/state/login-info.ts'
import { sessionExpired, sessionSaved } from '#platform/state/user-info.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { walletVoucher } from '#testing/trade-samples.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { savePendingAction } from './pending-action.ts'
import { PendingActionRunner } from './pending-action-runner.tsx'
import { takeReturnTarget } from './take-return-target.ts'

const layout = vi.hoisted(() => ({ now: 'desktop' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

// What a wish loads when it is carried out is here before the first test's clock runs.
await import('#app/run-pending-action.ts')

const FAVOURITE = '/consumer/product/favourite'
const NOTICE = '/consumer/product/arrival_notice'
const kept = { data: { product_nos: ['P1'] } }
const notKept = { data: { product_nos: [] } }
const alertReply = (status: string) => ({ data: { sku_no: 'S1', status, subscribed_at: null } })
const replies: Readonly<Record<string, readonly StubbedReply[]>> = {
  [`${FAVOURITE}/status`]: [notKept, kept],
  [`${FAVOURITE}/add`]: [{ data: null }],
  [`${NOTICE}/status/S1`]: [alertReply('unsubscribed'), alertReply('subscribed')],
  [`${NOTICE}/subscribe`]: [alertReply('subscribed')],
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** A product's page, the login of a phone, the terms linked from it, and home. */
async function open({ phone, answers = replies }: { phone: boolean; answers?: typeof replies }) {
  layout.now = phone ? 'mobile' : 'desktop'
  const calls = stubApi(answers)
  const store = shopStore()
  const onStale = vi.fn()
  await renderInShop(
    <>
      <PendingActionRunner findRoute={findRoute} loadActions={() => import('#app/run-pending-action.ts')} />
      <Routes>
        <Route
          path="/commodDetail"
          element={
            <>
              <FavouriteButton product={{ product_no: 'P1', product_name: 'Kopi' }} />
              <RestockAlertButton skuNo="S1" size="lg" onStale={onStale} />
            </>
          }
        />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
      <Link to="/">home</Link>
      <Link to="/login">to the login</Link>
      <Link to="/agreement">terms</Link>
      <Address />
      <Toaster />
    </>,
    { store, at: '/commodDetail?product_no=P1' },
  )
  const logIn = (member_no = 'M1') => act(() => void store.dispatch(sessionSaved({ auth_token: 't', member_no })))
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  return { user: userEvent.setup(), store, logIn, sent, onStale }
}

it('a guest on a phone logs in and returns to the product, which becomes a favourite once', async () => {
  const { user, logIn, sent } = await open({ phone: true })
  await user.click(await screen.findByRole('button', { name: 'Favourite: Kopi' }))
  expect(await screen.findByText('/login')).toBeTruthy()
  expect(takeReturnTarget()).toMatchObject({ to: '/commodDetail?product_no=P1' })
  expect(sent(`${FAVOURITE}/add`)).toEqual([])
  await logIn()
  expect(await screen.findByText('Saved to your favourites')).toBeTruthy()
  expect(sent(`${FAVOURITE}/add`)).toEqual([{ product_nos: ['P1'] }])
  expect(sessionStorage.getItem('pendingAction')).toBeNull()
})

it('on desktop the login opens over the page, and the heart fills after the login', async () => {
  const { user, store, logIn, sent } = await open({ phone: false })
  await user.click(await screen.findByRole('button', { name: 'Favourite: Kopi' }))
  expect(store.getState().loginInfo.loginOpen).toBe(true)
  expect(screen.getByText('/commodDetail?product_no=P1')).toBeTruthy()
  await logIn()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite: Kopi' }).getAttribute('aria-pressed')).toBe('true'))
  await act(() => void store.dispatch(loginClosed()))
  expect(sent(`${FAVOURITE}/add`)).toHaveLength(1)
})

it('closing the login cancels the pending action, also for a later login', async () => {
  const { user, store, logIn, sent } = await open({ phone: false })
  await user.click(await screen.findByRole('button', { name: 'Favourite: Kopi' }))
  await act(() => void store.dispatch(loginClosed()))
  await logIn()
  await waitFor(() => expect(sent(`${FAVOURITE}/status`)).toHaveLength(1))
  expect(sent(`${FAVOURITE}/add`)).toEqual([])
})

it("leaving the login for another page cancels it, too; reading the terms doesn't", async () => {
  const { user, logIn, sent } = await open({ phone: true })
  await user.click(await screen.findByRole('button', { name: 'Favourite: Kopi' }))
  await user.click(screen.getByRole('link', { name: 'terms' }))
  expect(sessionStorage.getItem('pendingAction')).not.toBeNull()
  await user.click(screen.getByRole('link', { name: 'home' }))
  expect(sessionStorage.getItem('pendingAction')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'to the login' }))
  await logIn()
  expect(sent(`${FAVOURITE}/add`)).toEqual([])
})

it('a SKU that was restocked during the login is reported as available', async () => {
  const back = {
    [`${NOTICE}/subscribe`]: [{ code: ERRORS.PRODUCT_PARAMETER_INVALID.code }],
    [`${NOTICE}/status/S1`]: [alertReply('unsubscribed')],
  }
  const { user, logIn } = await open({ phone: false, answers: { ...replies, ...back } })
  await user.click(await screen.findByRole('button', { name: 'Remind me' }))
  await logIn()
  expect(await screen.findByText("Good news: it's back in stock already")).toBeTruthy()
})

it('a voucher that a guest claimed is in the wallet after the login, once', async () => {
  const claim = '/promotion/api/coupon/claim'
  const claimed = { [claim]: [{ data: walletVoucher() }] }
  const { logIn, sent } = await open({ phone: true, answers: { ...replies, ...claimed } })
  savePendingAction({ kind: 'voucher', id: 'HEMAT5' }, null)
  await logIn()
  expect(await screen.findByText('The voucher is in your wallet')).toBeTruthy()
  expect(sent(claim)).toEqual([{ coupon_no: 'HEMAT5' }])
  expect(sessionStorage.getItem('pendingAction')).toBeNull()
})

it('an action that this version of the shop does not know is dropped', async () => {
  const { logIn, sent } = await open({ phone: true })
  sessionStorage.setItem('pendingAction', JSON.stringify({ kind: 'constructor', id: 'P1', owner: null }))
  await logIn()
  await waitFor(() => expect(sessionStorage.getItem('pendingAction')).toBeNull())
  expect(sent(`${FAVOURITE}/add`)).toEqual([])
  expect(sent(`${NOTICE}/subscribe`)).toEqual([])
})

it('the pending action of a member whose session ended is not run for another member', async () => {
  const { user, store, logIn, sent } = await open({ phone: false })
  await logIn('M1')
  await act(() => void store.dispatch(sessionExpired()))
  await user.click(await screen.findByRole('button', { name: 'Favourite: Kopi' }))
  await logIn('M2')
  await waitFor(() => expect(sessionStorage.getItem('pendingAction')).toBeNull())
  expect(sent(`${FAVOURITE}/add`)).toEqual([])
})
