import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
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

function Place() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <h1>{pathname}</h1>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  )
}

/** A guest who came from home. */
async function guestAt(path: string) {
  stubApi({})
  await renderInShop(
    <>
      <SessionGuard findRoute={findRoute} />
      <Place />
    </>,
    { entries: ['/', path] },
  )
  const isAt = (pathname: string) => screen.findByRole('heading', { name: pathname })
  await isAt(path)
  return { user: userEvent.setup(), isAt }
}

it('leads a guest to the login once, however many public calls fail, and not again from a page they came back to', async () => {
  const { user, isAt } = await guestAt('/search')
  for (let calls = 0; calls < 3; calls += 1) announceSessionExpired()
  expect(await isAt('/login')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'back' }))
  expect(await isAt('/search')).toBeTruthy()
  announceSessionExpired()
  expect(await isAt('/search')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'back' }))
  expect(await isAt('/')).toBeTruthy()
})
