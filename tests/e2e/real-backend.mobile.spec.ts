import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildStale } from '../../scripts/lib/build.mjs'
import { type Program, startProgram } from '../support/program.ts'
import { FOLDERS, type Server, startServer } from '../support/server.ts'
import { expect, test as plain } from '../support/test.ts'

// `npm run serve` before a mock that stands for a real backend on another port.

let backend: Server | undefined
let host: Program | undefined
let origin = ''

const serve = (api: string) => startProgram({ NUSARIA_API: api, STATIC_DIR: FOLDERS.storefront }, 'host')

const test = plain.extend({ baseURL: async ({ browserName: _ }, use) => use(origin) })

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  backend = await startServer('storefront', { NUSARIA_STRICT: '1' })
  await buildStale(['host'])
  host = serve(backend.origin)
  origin = await host.origin
})
test.afterAll(async () => {
  host?.process.kill('SIGTERM')
  expect(await host?.ended).toBe(0)
  await backend?.stop()
})

test('the shop before a real backend: pages come with their content, and their calls reach it', async ({ page, t }) => {
  // While its code loads, or on a busy machine, a page comes without its data.
  const html = async () => (await fetch(`${origin}/commodDetail?product_no=P100785`, { headers: { 'accept-language': 'id' } })).text()
  await expect.poll(html, { timeout: 60_000 }).toMatch(/Rp\s?\d/)
  await page.goto('/')
  await expect(page.getByRole('link', { name: t('common:tabs.me'), exact: true })).toBeVisible()
  const answered = page.waitForResponse((reply) => reply.url().startsWith(`${origin}/api/`))
  await page.goto('/cart')
  expect((await answered).status()).toBe(200)
})

test('a backend that is down, hangs or fails: the page comes in time, with its retry', async ({ t }) => {
  const hanging = createServer(() => {})
  const failing = createServer((_, reply) => reply.writeHead(500).end('Internal error'))
  for (const each of [hanging, failing]) await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve))
  const at = (each: typeof hanging) => `http://127.0.0.1:${(each.address() as AddressInfo).port}`
  for (const api of ['http://127.0.0.1:1', at(hanging), at(failing)]) {
    const program = serve(api)
    for (const path of ['/', '/commodityList?keyword=kopi', '/commodDetail?product_no=P100785', '/faqs']) {
      const reply = await fetch((await program.origin) + path, { headers: { 'accept-language': 'id', 'user-agent': 'Mobile' } })
      const html = await reply.text()
      expect(reply.status, `${path} of ${api}`).toBe(200)
      expect(html, `${path} of ${api}`).toMatch(/<main[^>]*>(<!--\$\??-->)?(<template[^>]*><\/template>)?<\w/)
      if (path !== '/faqs') expect(reply.headers.get('cache-control'), `${path} of ${api}`).toBe('private, no-cache')
      if (api !== at(hanging) && path.startsWith('/commodDetail')) expect(html).toContain(t('common:action.retry'))
    }
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  }
  for (const each of [hanging, failing]) {
    each.closeAllConnections()
    each.close()
  }
})
