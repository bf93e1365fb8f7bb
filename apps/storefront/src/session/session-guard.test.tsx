import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findRoute } from '#app/routes.tsx'
import { useCartCount } from '#commerce/cart/cart-count.ts'
import { announceSessionExpired } from '#platform/api/base-query.ts'
import { sessionSaved } from '#platform/state/user-info.ts'
import { stubApi } from '#testing/api-stub.ts'
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
