import { act, screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { findRoute } from '#app/routes.tsx'
import { useCartCount } from '#commerce/cart/cart-count.ts'
import { announceSessionExpired } from '#platform/api/base-query.ts'
import { sessionSaved } from '#platform/state/user-info.ts'
import { toast, toasts } from '#platform/toast.ts'
import { stubApi } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { renderInShop, shopStore } from '#testing/render-in-shop.tsx'
import { cart, cartLine } from '#testing/trade-samples.ts'
import { SessionGuard } from './session-guard.tsx'

function Count() {
  return <output>{useCartCount()}</output>
}

it("shows the guest's own cart once the session is over, no longer the member's", async () => {
  stubApi({ '/order/trade/cart': [{ data: cart([cartLine()], { total_quantity: 7 }) }, { data: cart([], { total_quantity: 0 }) }] })
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 'token', member_no: 'M1' }))
  await renderInShop(
    <>
      <SessionGuard findRoute={findRoute} />
      <Count />
    </>,
    { store },
  )
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7'))
  announceSessionExpired()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0'))
  expect(store.getState().userInfo.userInfo).toMatchObject({ auth_token: null, member_no: 'M1' })
})

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

it('opens the login, which says why; only a guest who came back from there is told by a toast', async () => {
  const told = vi.spyOn(toast, 'error')
  const page = (
    <>
      <SessionGuard findRoute={findRoute} />
      <Back />
    </>
  )
  const { address, user } = await openPage(page, {}, { at: '/faqs', member: true })
  act(() => announceSessionExpired())
  await waitFor(() => expect(address()).toBe('/login'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/faqs'))
  act(() => announceSessionExpired())
  await waitFor(() => expect(told).toHaveBeenCalled())
  expect(told).toHaveBeenCalledOnce()
  expect(address()).toBe('/faqs')
})

it('a public page whose calls a guest is refused opens the login once: one press of the back button leads back to it', async () => {
  const told = vi.spyOn(toast, 'error')
  const page = (
    <>
      <SessionGuard findRoute={findRoute} />
      <Back />
    </>
  )
  const { address, user } = await openPage(page, {}, { entries: ['/search', '/coupons'] })
  const fail = () => {
    for (let call = 0; call < 4; call++) announceSessionExpired()
  }
  act(fail)
  // While the page is still shown, and on the login itself.
  act(fail)
  await waitFor(() => expect(address()).toBe('/login'))
  act(fail)
  expect(told).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/coupons'))
  act(fail)
  await waitFor(() => expect(toasts.get()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/search'))
})
