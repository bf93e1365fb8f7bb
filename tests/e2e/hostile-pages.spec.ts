import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { configFile, startServer } from '@nusaria/scenario-runner/support/server'
import { memberToken } from '@nusaria/scenario-runner/support/sign-in'
import { test as base, expect } from '@nusaria/scenario-runner/support/test'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { BrowserContext, Page } from '@playwright/test'

interface ForeignSite {
  readonly origin: string
  /** Opens a page with this content. */
  open(html: string): Promise<void>
}

/** `host`: the shop's origin. `foreign`: another origin of its own site, where the shop in a frame has the member's storage and cookies. */
const test = base.extend<{ host: string; foreign: ForeignSite }>({
  host: async ({ baseURL }, use) => use(baseURL ?? ''),
  foreign: async ({ page, watch }, use) => {
    let content = ''
    // A real server: browsers block requests to this machine from pages that a test makes up.
    const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(content)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    watch.allow(new RegExp(`^outside request: ${origin}/`))
    await use({
      origin,
      async open(html) {
        content = `<!doctype html><link rel="icon" href="data:,">${html}`
        await page.goto(origin)
      },
    })
    server.closeAllConnections()
    server.close()
  },
})

/** Posts a token in every form that the shop or the simulator's bridge knows, again and again, to the window that `target` names. */
const attack = (target: string, token: string) => `<script>
  const message = ${JSON.stringify(JSON.stringify({ Token: token }))}
  let sent = 0
  setInterval(() => {
    for (const data of [message, { nusariaShell: { kind: 'deliver', text: message } }]) (${target}).postMessage(data, '*')
    document.title = 'sent ' + ++sent
  }, 20)
</script>`

/** The name that makes the simulator's bridge start. */
const FRAME = `nusaria-shell:${JSON.stringify({ bridge: 'rn-ios', listener: 'nusaria', width: 375, height: 812, insets: {} })}`

/**
 * The shop as a host serves it that sends no headers, to a tab or a frame. What a browser says of a frame isn't passed on by itself, and the
 * server adds the simulator's bridge only there.
 */
async function withoutHeaders(context: BrowserContext, baseURL: string, dest: 'document' | 'iframe'): Promise<void> {
  await context.route(
    (url) => url.origin === baseURL && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const request = route.request()
      if (request.resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ headers: { ...request.headers(), 'sec-fetch-dest': dest } })
      const { 'content-type': type = '' } = response.headers()
      await route.fulfill({ status: response.status(), body: await response.body(), contentType: type })
    },
  )
}

/** Waits until the hostile page has sent much after the shop has had time to listen. */
async function hasSent(page: Page, most: number): Promise<void> {
  await expect.poll(async () => Number((await page.title()).slice('sent '.length))).toBeGreaterThan(most)
}

test.use({ member: 'sari' })

test('a page of another origin can’t frame the shop', { tag: '@desktop' }, async ({ person, host, foreign, watch }) => {
  const { page } = person
  watch.allow(/frame-ancestors/)
  const refused = page.waitForEvent('console', (message) => message.text().includes("frame-ancestors 'self'"))
  await foreign.open(`<iframe src="${host}/me"></iframe>`)
  await refused
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('#root')).toHaveCount(0)
  expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
})

test('where no header prevents it, the framed shop is a link alone, and takes no token', { tag: '@desktop' }, async ({
  person,
  host,
  foreign,
  world,
}) => {
  const { page, context } = person
  await withoutHeaders(context, host, 'iframe')
  const token = await memberToken(httpHost(host), world, MEMBERS.budi.phone)
  await foreign.open(`<iframe name='${FRAME}' src="${host}/me"></iframe>${attack('frames[0]', token)}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('link', { name: new URL(host).host })).toHaveAttribute('href', `${host}/me`)
  await expect(frame.locator('#root > *')).toHaveCount(1)
  await hasSent(page, 20)
  await page.goto(`${host}/me`)
  await expect(page.getByRole('main')).toContainText('Sari')
})

test('a page that opens the shop can’t log another member in, not even in an app', { tag: '@desktop' }, async ({
  person,
  host,
  foreign,
  world,
}) => {
  const { page, context } = person
  await withoutHeaders(context, host, 'document')
  const token = await memberToken(httpHost(host), world, MEMBERS.budi.phone)
  await context.addInitScript(() => {
    const ignored: string[] = []
    addEventListener('nusaria:shell-ignored', (event) => ignored.push((event as CustomEvent<{ reason: string }>).detail.reason))
    Object.assign(window, { ignored, ReactNativeWebView: { postMessage: () => {} } })
  })
  await foreign.open('<button>Open</button>')
  const opened = page.waitForEvent('popup')
  await page.evaluate((address) => void Object.assign(window, { shop: window.open(address) }), `${host}/me`)
  const shop = await opened
  await page.evaluate((html) => document.body.append(document.createRange().createContextualFragment(html)), attack('shop', token))
  const ignored = () => shop.evaluate(() => (window as unknown as { ignored: string[] }).ignored.at(-1))
  await expect.poll(ignored).toBe('foreign')
  // The app's own message ends the waiting.
  await shop.evaluate(() => void window.dispatchEvent(new MessageEvent('message', { data: '{"Language":"id"}' })))
  await expect(shop.getByRole('main')).toBeVisible()
  await hasSent(page, 20)
  await expect(shop.getByText('Budi')).toHaveCount(0)
})

test('the configured page around the frame is the shop’s shell', { tag: '@desktop' }, async ({ page, foreign, watch }) => {
  const shop = await startServer('checked', { NUSARIA_CONFIG: configFile({ shellOrigin: foreign.origin }) })
  watch.allow(new RegExp(`^outside request: ${shop.origin}/`))
  const answers = `<script>
    addEventListener('message', ({ source, origin, data }) => {
      if (origin === '${shop.origin}' && JSON.parse(data).type === 'webViewReady') source.postMessage('{"Language":"zh-CN"}', origin)
    })
  </script>`
  await foreign.open(`<iframe src="${shop.origin}"></iframe>${answers}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(frame.getByRole('main')).toBeVisible()
  // The page would report calls to a stopped server as errors.
  await page.goto('about:blank')
  await shop.stop()
})
