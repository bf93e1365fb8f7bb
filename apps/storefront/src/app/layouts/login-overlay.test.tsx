import { LIMITS } from '@nusaria/contracts/limits'
import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { loginInfoChanged, loginOpened } from '#platform/state/login-info.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { codeSent } from '#testing/sent-code.ts'
import { LoginOverlay } from './login-overlay.tsx'

// What the dialog is made of is fetched before the first test's clock runs.
await Promise.all([import('#features/login/dialog/login-dialog.tsx'), import('#ui/chakra/chakra-dialog.tsx')])

const location: Location = { pathname: '/cate', search: '?from=here', hash: '', state: null, key: 'background' }
const background = { location, entry: null }

async function at(address: string, store = shopStore()) {
  const page = await openPage(<LoginOverlay background={background} />, {}, { at: address, store })
  return { place: page.address }
}

it.each([
  ['/login', 'Log in or register', 'Phone number'],
  ['/emailLogin', 'Log in by e-mail', 'E-mail'],
  ['/accountLogin', 'Log in with a password', 'Password'],
  ['/forgetPassword', 'Set a new password', 'New password'],
  ['/resetPassword', 'Set a new password', 'New password'],
])('%s opens the dialog "%s" at the field "%s"', async (address, name, field) => {
  await at(address)
  expect(await screen.findByLabelText(field)).toBeTruthy()
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
})

it('the address changes with the steps, and closing returns to the page under the dialog', async () => {
  const { place } = await at('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Password' }))
  expect(await screen.findByLabelText('Account')).toBeTruthy()
  expect(place()).toBe('/accountLogin')
  await userEvent.click(screen.getByRole('button', { name: 'Retrieve password' }))
  await waitFor(() => expect(place()).toBe('/forgetPassword'))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(place()).toBe('/accountLogin'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(place()).toBe('/cate?from=here'))
})

it("opened over a page it doesn't change the address", async () => {
  const store = shopStore()
  store.dispatch(loginOpened())
  const { place } = await at('/cart', store)
  await userEvent.click(await screen.findByRole('button', { name: 'E-mail' }))
  expect(await screen.findByLabelText('E-mail')).toBeTruthy()
  expect(place()).toBe('/cart')
})

it('opened over a page, it is at the code again after a reload, unless the shopper closed it', async () => {
  codeSent('81234567890')
  const store = shopStore()
  store.dispatch(loginOpened())
  await at('/cart', store)
  store.dispatch(loginInfoChanged({ loginStatus: LOGIN_STATUS.code }))
  await screen.findByLabelText('6-digit code')
  cleanup()
  const { place } = await at('/cart')
  expect(await screen.findByLabelText('6-digit code')).toBeTruthy()
  expect(place()).toBe('/cart')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  cleanup()
  await at('/cart')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('logged in, it leads to the page that asked for the login, however long that page takes to load', async () => {
  saveReturnTarget({ pathname: '/orderConfirm', search: '?sku_no=1' })
  const store = shopStore()
  const events = new EventTarget()
  let loading: Promise<unknown> | null = new Promise((resolve) => events.addEventListener('loaded', resolve))
  function Page() {
    if (useLocation().pathname === '/orderConfirm' && loading) throw loading
    return null
  }
  const { address } = await openPage(
    <Suspense>
      <LoginOverlay background={background} />
      <Page />
    </Suspense>,
    {},
    { at: '/login', store },
  )
  await screen.findByLabelText('Phone number')
  vi.useFakeTimers()
  act(() => void store.dispatch(loginInfoChanged({ loginStatus: LOGIN_STATUS.loggedIn })))
  fireEvent.click(screen.getByRole('button', { name: 'Continue shopping' }))
  // The confirmation closes by itself after this time.
  await act(() => vi.advanceTimersByTimeAsync(LIMITS.postLoginRedirect))
  vi.useRealTimers()
  loading = null
  events.dispatchEvent(new Event('loaded'))
  await waitFor(() => expect(address()).toBe('/orderConfirm?sku_no=1'))
})
