import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { i18n } from '#platform/i18n/i18n.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { Installed } from '../installed/installed.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const WEEK = 7 * 24 * 3_600_000

const phone = vi.hoisted(() => ({ is: true }))
vi.mock('#platform/browser/layout.ts', async (original) => ({
  ...(await original<object>()),
  isPhone: () => phone.is,
  isDesktopComputer: () => !phone.is,
}))

const prompt = () => screen.queryByRole('region', { name: 'Open in the Nusaria app' })
const open = async (at = '/', agent = PIXEL) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  await renderInShop(<Installed interacted />, { at })
}

// With its texts there it shows at once, if at all.
beforeAll(async () => {
  await renderInShop(null)
  await i18n.loadNamespaces(['openApp', 'pwa'])
})

beforeEach(() => {
  phone.is = true
})

it('offers it inside another app too', async () => {
  await open('/', `${IPHONE} Instagram 360.0`)
  expect(prompt()).not.toBeNull()
})

it.each(['ReactNativeWebView', 'nusaria'])("is not shown inside the shop's own app (%s)", async (bridge) => {
  vi.stubGlobal(bridge, { postMessage() {} })
  await open()
  expect(prompt()).toBeNull()
})

it('is not shown on a desktop or tablet', async () => {
  phone.is = false
  await open()
  expect(prompt()).toBeNull()
})

// The other pages without it: shareable-path.test.ts.
it.each(['/cart', '/commodDetail?product_no=P1'])('is not shown at %s', async (at) => {
  await open(at)
  expect(prompt()).toBeNull()
})

it('is offered on one page of a visit, also after a reload', async () => {
  await open('/cate')
  cleanup()
  await open('/')
  expect(prompt()).toBeNull()
  cleanup()
  await open('/cate')
  expect(prompt()).not.toBeNull()
})

it('stays away for four weeks after it was dismissed', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(prompt()).toBeNull()
  cleanup()
  await open()
  expect(prompt()).toBeNull()
  cleanup()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 4 * WEEK + 1)
  await open()
  expect(prompt()).not.toBeNull()
})

/** Taps the link, which opens nothing in a test. */
function taps() {
  const link = screen.getByRole('link', { name: 'Open this page in the Nusaria app' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

/** Taps the link and waits as long as an app takes to open. */
async function tapsAndWaits() {
  vi.useFakeTimers()
  taps()
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  vi.useRealTimers()
}

it('opens the store on an iPhone when the app does not open', async () => {
  const leaves = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await open('/', IPHONE)
  await tapsAndWaits()
  expect(leaves).toHaveBeenCalledExactlyOnceWith('https://nusaria.example/app/ios')
})

it('opens nothing else once the app has opened', async () => {
  const leaves = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await open('/', IPHONE)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await tapsAndWaits()
  expect(leaves).not.toHaveBeenCalled()
})

it('shows what to do when another app blocks ours', async () => {
  await open('/commodityList?keyword=kopi', `${IPHONE.replace(' Version/17.5', '').replace(' Safari/604.1', '')} Instagram 360.0`)
  // The sheet is loaded: no fake timers for that.
  taps()
  expect(await screen.findByRole('dialog', { name: 'Did the app not open?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get the Nusaria app' }).getAttribute('href')).toBe('https://nusaria.example/app/ios')
})
