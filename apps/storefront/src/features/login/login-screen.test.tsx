import { ERRORS } from '@nusaria/contracts/errors'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionEnded, sessionExpired, sessionSaved } from '#platform/state/user-info.ts'
import { toast } from '#platform/toast.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { consentStore } from './agreement.tsx'
import { CodeRequestForm } from './code-request-form.tsx'
import { LoginScreen } from './login-screen.tsx'

const LOGIN = '/member/user/login'
const GOOGLE = '/member/user/google_auth'
const session = { auth_token: 'token-1', member_no: 'M1', user_name: 'Sari', points: 0 }
const welcome: StubbedReply = { data: { ...session, flag_registered: false } }
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36'
const IOS_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0]'

const leave = vi.fn()
beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
})
afterEach(() => {
  leave.mockClear()
})

async function open(at: string, replies: StubbedReplies = {}) {
  const page = await openPage(
    <StrictMode>
      <LoginScreen method="phone">
        <CodeRequestForm kind="phone" onSent={vi.fn()} />
      </LoginScreen>
    </StrictMode>,
    { [LOGIN]: [welcome], [GOOGLE]: [{ data: { url: '/google/?session=abc' } }], ...replies },
    { at },
  )
  return { ...page, place: page.address, logins: () => page.of(LOGIN) }
}

it("removes Google's code from the address at once, uses it once, and returns after a second", async () => {
  saveReturnTarget({ pathname: '/coupons', search: '?coupon=APP20' })
  sessionStorage.setItem('sourceChannel', 'google')
  const { place, logins } = await open('/login?code=code-1&scope=email')
  await waitFor(() => expect(place()).toBe('/login'))
  expect(await screen.findByText("You're logged in")).toBeTruthy()
  expect(logins().map((call) => call.body)).toEqual([
    expect.objectContaining({ login_type: LOGIN_TYPE.google, check_code: 'code-1', channel: 'google', account: '', password: '' }),
  ])
  expect(place()).toBe('/login')
  await waitFor(() => expect(place()).toBe('/coupons?coupon=APP20'))
})

it('after a session is over says so, and proposes the account of the last login', async () => {
  localStorage.setItem('lastAccount', '81200000001')
  const { store } = await open('/login')
  expect(await screen.findByRole('heading', { name: /Welcome/ })).toBeTruthy()
  act(() => {
    store.dispatch(sessionSaved(session))
    store.dispatch(sessionExpired())
  })
  expect(await screen.findByRole('heading', { name: 'Your session is over.' })).toBeTruthy()
  expect(screen.getByText('Log in again to go on. You last logged in with +62 8120****001.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Phone number/ }).value).toBe('812 0000 0001')
  act(() => void store.dispatch(sessionEnded()))
  expect(await screen.findByRole('heading', { name: /Welcome/ })).toBeTruthy()
  localStorage.clear()
})

it.each([
  ['as a field', { url: '/google/?session=abc' }],
  ['as data itself', '/google/?session=abc'],
])('shows that the shopper refused at Google, and tries again at the address that comes %s', async (_, data) => {
  consentStore.set(true)
  const { place, calls } = await open('/login?error=access_denied', { [GOOGLE]: [{ data }] })
  expect(await screen.findByText("Google wasn't given permission, so you're not logged in.")).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Google again' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/google/?session=abc'))
  expect(calls.map((call) => call.path)).toEqual([GOOGLE])
  expect(place()).toBe('/login')
  expect(sessionStorage.getItem('sourceChannel')).toBe('google')
})

it('shows that a code was refused, and starts again', async () => {
  consentStore.set(true)
  await open('/login?code=code-2', { [LOGIN]: [{ code: ERRORS.LOGIN_FAILED.code }] })
  expect(await screen.findByText(/Logging in with Google didn't work/)).toBeTruthy()
  expect(screen.getByLabelText('Phone number')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try Google again' }))
  await waitFor(() => expect(leave).toHaveBeenCalledOnce())
})

it('sends the same code again when the login got no answer', async () => {
  const { logins } = await open('/login?code=code-3', { [LOGIN]: ['unreachable', welcome] })
  await userEvent.click(await screen.findByRole('button', { name: 'Try Google again' }))
  expect(await screen.findByText("You're logged in")).toBeTruthy()
  expect(logins().map((call) => (call.body as { check_code: string }).check_code)).toEqual(['code-3', 'code-3'])
  expect(leave).not.toHaveBeenCalled()
})

it('asks for consent before it opens Google', async () => {
  await open('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Google' }))
  expect(await screen.findByRole('alertdialog', { name: 'Agree to go on with Google' })).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Agree and go on' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/google/?session=abc'))
})

it.each([
  ['pc', 'a desktop computer', 0, 1_280],
  ['', 'a phone', 5, 390],
] as const)('asks for the address of Google with the device "%s" on %s', async (device, _, touchPoints, width) => {
  consentStore.set(true)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints)
  vi.stubGlobal('innerWidth', width)
  await open('/login')
  const asked = vi.spyOn(globalThis, 'fetch')
  await userEvent.click(await screen.findByRole('button', { name: 'Google' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/google/?session=abc'))
  const { searchParams } = new URL(String(asked.mock.calls.find(([url]) => String(url).includes(GOOGLE))?.[0]), location.origin)
  expect(searchParams.get('device')).toBe(device)
})

it.each(['javascript:alert(1)', '//evil.example', 'http://evil.example'])('does not open %s', async (url) => {
  consentStore.set(true)
  await open('/login', { [GOOGLE]: [{ data: { url } }] })
  await userEvent.click(await screen.findByRole('button', { name: 'Google' }))
  expect(await screen.findByRole('button', { name: 'Try Google again' })).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
})

it('opens the browser inside an app', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WEBVIEW)
  const { place, calls } = await open('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Google' }))
  const link = await screen.findByRole('link', { name: 'Open in the browser' })
  expect(link.getAttribute('href')).toMatch(/^intent:\/\/.*\/login#Intent;/)
  await userEvent.click(screen.getAllByRole('button', { name: 'E-mail' }).at(-1) as HTMLElement)
  await waitFor(() => expect(place()).toBe('/emailLogin'))
  expect(calls).toHaveLength(0)
})

it('shows the link when the app forbids copying', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IOS_APP)
  const failed = vi.spyOn(toast, 'error')
  await open('/login')
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  const google = await screen.findByRole('button', { name: 'Google' })
  google.click()
  const copy = await screen.findByRole('button', { name: 'Copy the link' })
  copy.click()
  await waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringMatching(/It is http.*\/login$/)))
})

describe('the back arrow', () => {
  afterEach(() => window.history.replaceState(null, ''))

  async function goesBack(before: number, state?: object) {
    // React Router numbers the entries of a browser's history.
    window.history.replaceState({ idx: before }, '')
    const entries = ['/cate', '/me', { pathname: '/login', state }].slice(2 - before)
    const { address, user } = await openPage(
      <LoginScreen method="phone">
        <p>form</p>
      </LoginScreen>,
      {},
      { entries },
    )
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    return address()
  }

  it('skips the page that asked for the login', async () => {
    expect(await goesBack(2)).toBe('/cate')
  })

  it('goes one step where the login took the place of that page', async () => {
    expect(await goesBack(2, { inPlace: true })).toBe('/me')
  })

  it('leads home where too few pages come before', async () => {
    expect(await goesBack(1)).toBe('/')
  })
})

it.each([
  ['phone', ['E-mail', 'Password', 'Google']],
  ['email', ['WhatsApp', 'Password', 'Google']],
  ['password', ['WhatsApp', 'E-mail', 'Google']],
] as const)('the login by %s offers the other ways', async (method, ways) => {
  await openPage(
    <LoginScreen method={method}>
      <p>form</p>
    </LoginScreen>,
    {},
    { at: '/login' },
  )
  await screen.findByText('form')
  expect(screen.getAllByRole('button').flatMap(({ textContent }) => textContent || [])).toEqual(ways)
})

it('offers the three other methods, which replace this one in the history', async () => {
  const { place } = await open('/login')
  expect(screen.queryByRole('button', { name: 'WhatsApp' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Password' }))
  expect(place()).toBe('/accountLogin')
})
