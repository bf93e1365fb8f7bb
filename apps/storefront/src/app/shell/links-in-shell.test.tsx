import type { PageToShellMessage } from '@nusaria/contracts/shell'
import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeLanguage, i18n, startI18n } from '#platform/i18n/i18n.ts'
import { shellRequests } from '#platform/shell/requests.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { LinksInShell } from './links-in-shell.tsx'

await startI18n()
await changeLanguage('en')
await i18n.loadNamespaces('openApp')
await import('#commerce/in-app/way-on-sheet.tsx')

// The test's browser would load an address of the web: `npm run check shell` presses one.
const WHATSAPP = 'whatsapp://send?text=NS1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const posted: PageToShellMessage[] = []

function Page() {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <p>at {pathname + search + hash}</p>
      <a href={WHATSAPP} target="_blank" rel="noopener">
        <b>WhatsApp</b>
      </a>
      <a href="mailto:care@shop.example?subject=NS1">Mail</a>
      <a href="/policyTerms?a=1#b" target="_blank" rel="noopener">
        Terms
      </a>
      <a href="/cart">Cart</a>
      <input type="file" aria-label="Photos" />
      <LinksInShell />
    </>
  )
}

/** Presses; returns whether the web view does what it does by itself, which it doesn't do here. */
function press(what: HTMLElement): boolean {
  let goes = false
  const hold = (event: Event) => {
    goes = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', hold, { once: true })
  fireEvent.click(what)
  return goes
}
const isAndroid = () => {
  vi.stubGlobal('nusaria', { postMessage: () => {} })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID)
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(5_000))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  shellRequests.connect((message) => posted.push(message))
})
afterEach(() => {
  vi.useRealTimers()
  posted.length = 0
  shellRequests.receiveCapabilities([])
})

it('the app opens what is outside of the shop', async () => {
  shellRequests.receiveCapabilities(['openUrl'])
  await renderInShop(<Page />)
  expect([press(screen.getByText('WhatsApp')), press(screen.getByText('Mail'))]).toEqual([false, false])
  expect(posted.map((each) => each.type === 'openUrl' && each.url)).toEqual([WHATSAPP, 'mailto:care@shop.example?subject=NS1'])
  await wait()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['WhatsApp', WHATSAPP],
  ['Mail', 'care@shop.example'],
])('in an app that opens nothing %s goes its own way, then its address can be copied', async (link, address) => {
  await renderInShop(<Page />)
  expect(press(screen.getByText(link))).toBe(true)
  expect(posted).toEqual([])
  await wait()
  expect(await screen.findByRole('dialog', { name: 'Did the link not open?' })).toBeTruthy()
  expect(screen.getByText(address)).toBeTruthy()
})

it.each(['blur', 'pagehide'])('nothing is offered when another app came to the front (%s)', async (kind) => {
  await renderInShop(<Page />)
  press(screen.getByText('WhatsApp'))
  fireEvent(window, new Event(kind))
  await wait()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a new tab of the shop opens in the same view', async () => {
  await renderInShop(<Page />)
  expect(press(screen.getByText('Terms'))).toBe(false)
  expect(screen.getByText('at /policyTerms?a=1#b')).toBeTruthy()
  expect(press(screen.getByText('Cart'))).toBe(true)
  expect(posted).toEqual([])
})

it('where Android shows no file chooser, the page can be opened in a browser', async () => {
  isAndroid()
  await renderInShop(<Page />)
  press(screen.getByLabelText('Photos'))
  await wait()
  expect(await screen.findByRole('dialog', { name: 'Did nothing open?' })).toBeTruthy()
  expect(screen.getByText(location.href)).toBeTruthy()
})

it.each([
  ['an app that says it has one', () => [isAndroid(), shellRequests.receiveCapabilities(['fileChooser'])]],
  ['React Native', () => [isAndroid(), vi.stubGlobal('ReactNativeWebView', { postMessage: () => {} })]],
  ['iOS', () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)],
])('%s has a file chooser of its own', async (_, prepare) => {
  prepare()
  await renderInShop(<Page />)
  press(screen.getByLabelText('Photos'))
  await wait()
  expect(screen.queryByRole('dialog')).toBeNull()
})
