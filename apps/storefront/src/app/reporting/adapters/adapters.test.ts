import { beforeEach, expect, test, vi } from 'vitest'
import { ReportBatch, type ReportEvent } from '../report-events.ts'
import { beaconAdapter } from './beacon.ts'
import { consoleAdapter } from './console.ts'
import { ga4Adapter } from './ga4.ts'
import { sentryAdapter } from './sentry.ts'

const context = { page: '/cart', language: 'id', layout: 'mobile' } as const
const signUp: ReportEvent = { name: 'sign_up', ...context }
const crash: ReportEvent = {
  name: 'crash',
  error: 'TypeError: x is undefined',
  stack: ['cart-Ab1.js:10:7', 'shop-Cd2.js:1:99'],
  ...context,
}

const posts: { url: string; body: string }[] = []
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  posts.length = 0
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: string) => posts.push({ url, body }) > 0 })
})

const posted = () => posts.map(({ body }) => ReportBatch.parse(JSON.parse(body)).events.length)

test('the beacon posts what happened in five seconds together', () => {
  const report = beaconAdapter('https://collect.example/shop')
  report(signUp)
  vi.advanceTimersByTime(4_000)
  report(crash)
  expect(posts).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(posted()).toEqual([2])
  expect(posts[0]?.url).toBe('https://collect.example/shop')
})

test('twenty events are posted at once, and the rest when the page is hidden', async () => {
  const report = beaconAdapter('/collect')
  for (let nth = 0; nth < 21; nth += 1) report(signUp)
  expect(posted()).toEqual([20])
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(posted()).toEqual([20, 1])
})

test('an event while the page is hidden is posted at once', () => {
  const report = beaconAdapter('/collect')
  visibility = 'hidden'
  report(signUp)
  expect(posted()).toEqual([1])
})

test('the console shows name and fields', () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {})
  consoleAdapter()(signUp)
  expect(said).toHaveBeenCalledWith('[report]', 'sign_up', context)
})

test('GA4 gets the event with the route in place of the address, and no consent for advertising', () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => {})
  ga4Adapter('G-TEST')({ name: 'contract_deviation', call: 'order.list', issues: ['a', 'b'], ...context })
  const sent = (window.dataLayer ?? []).map((args) => Array.from(args as ArrayLike<unknown>))
  expect(sent[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied', ad_user_data: 'denied' })])
  expect(sent.at(-1)).toEqual([
    'event',
    'contract_deviation',
    expect.objectContaining({ call: 'order.list', issues: 'a | b', page_location: `${location.origin}/cart` }),
  ])
  const [script] = vi.mocked(document.head.append).mock.calls[0] as [HTMLScriptElement]
  expect(script.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST')
})

test('Sentry gets errors with the places in the scripts, and no shop events', async () => {
  vi.useRealTimers()
  const envelopes: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string | Uint8Array }) => {
    envelopes.push(typeof body === 'string' ? body : new TextDecoder().decode(body))
    return new Response('{}')
  })
  const report = sentryAdapter('https://public@sentry.example/1')
  report(signUp)
  report(crash)
  await expect.poll(() => envelopes).toHaveLength(1)
  const event = JSON.parse(envelopes[0]?.split('\n')[2] ?? '{}')
  expect(event.exception.values[0]).toMatchObject({
    type: 'TypeError',
    value: 'x is undefined',
    stacktrace: {
      frames: [
        { filename: 'app:///assets/shop-Cd2.js', lineno: 1 },
        { filename: 'app:///assets/cart-Ab1.js', lineno: 10 },
      ],
    },
  })
  expect(event.tags).toEqual(context)
  expect(event.user).toBeUndefined()
  expect(event.request).toBeUndefined()
  expect(event.breadcrumbs).toBeUndefined()
})
