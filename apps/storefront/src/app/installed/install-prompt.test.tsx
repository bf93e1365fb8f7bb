import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type InstallEvent, installation } from '#platform/browser/early-setup.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { InstallPrompt } from './install-prompt.tsx'
import { countVisit } from './installed.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const HOUR = 3_600_000

/** The browser's offer, which the shopper answers. */
function offered(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }) satisfies InstallEvent
  window.dispatchEvent(event)
  return { prompt, event }
}

async function open({ visits = 2, agent = PIXEL } = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  return renderInShop(<InstallPrompt visits={visits} />)
}

const card = () => screen.queryByRole('region', { name: 'Install Nusaria on this device' })

afterEach(() => {
  installation.event = null
})

it('keeps the browser from asking by itself, and asks on the second visit', async () => {
  const { event, prompt } = offered('accepted')
  expect(event.defaultPrevented).toBe(true)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledOnce()
  await waitFor(() => expect(card()).toBeNull())
})

it.each([
  ['on the first visit', { visits: 1 }],
  ['where the browser can’t install', { agent: PIXEL }],
  ["inside another app's browser", { agent: `${IPHONE} Instagram 360.0` }],
])('asks nothing %s', async (what, options) => {
  if (!what.startsWith('where')) offered('accepted')
  await open(options)
  expect(card()).toBeNull()
})

it('asks nothing once it is installed', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('standalone'),
    addEventListener() {},
    removeEventListener() {},
  }))
  offered('accepted')
  await open()
  expect(card()).toBeNull()
})

it.each(['Not now', 'Install'])('stays away for four weeks after a refusal by "%s"', async (button) => {
  offered('dismissed')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(card()).toBeNull())
  cleanup()
  offered('dismissed')
  await open()
  expect(card()).toBeNull()
  cleanup()
  vi.setSystemTime(Date.now() + 29 * 24 * HOUR)
  await open()
  expect(card()).not.toBeNull()
})

it('tells how to install in Safari on a phone, which never asks by itself', async () => {
  await open({ agent: IPHONE })
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Tap “Share” in your browser.',
    'Choose “Add to Home Screen”.',
  ])
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
})

it('counts a visit again after half an hour without a page', () => {
  const now = Date.now()
  expect(countVisit(now)).toBe(1)
  expect(countVisit(now + 1_000)).toBe(1)
  expect(countVisit(now + HOUR)).toBe(2)
  localStorage.setItem('visits', 'not JSON')
  expect(countVisit(now)).toBe(1)
})
