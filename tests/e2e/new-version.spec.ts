import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { productLinks } from '@nusaria/scenario-runner/drivers/browser/discovery'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { GONE_ERRORS } from '@nusaria/scenario-runner/support/deploy'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { type Server, startServer } from '@nusaria/scenario-runner/support/server'
import { expect, test as plain } from '@nusaria/scenario-runner/support/test'
import { CONFIG_ELEMENT } from '@nusaria/server/site/config-file'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/lib/root.ts'
import { isWorkerReady, storedReplies } from '../support/installed.ts'
import { renameHashed } from '../support/versions.ts'

/** The files of a deployment of its own, which a test replaces. */
const folder = join(tmpdir(), `deployed-${process.pid}`)
let server: Server | undefined

const test = plain.extend({
  // The hook that starts the server asks too.
  baseURL: async ({ browserName: _ }, use) => use(server?.origin),
})
test.use({ serviceWorkers: 'allow', reuseContext: false, member: 'sari' })

// One worker, one deployment.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  cpSync(`${root}/.cache/checked`, folder, { recursive: true })
  server = await startServer('checked', { STATIC_DIR: folder, NUSARIA_STRICT: '1' })
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

/** Looks for a new version as an open page does, and resolves when it waits. */
async function findsUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const coming = registration.installing ?? registration.waiting
    if (coming && coming.state !== 'installed')
      await new Promise((resolve) => coming.addEventListener('statechange', resolve, { once: true }))
  })
}

/** The number of an order that is paid, and of one that isn't. */
async function ordersOf({ client }: Person): Promise<readonly [paid: string, unpaid: string]> {
  const { list } = await client.call('order.list', { tab: 'all', page_num: 1, page_size: 20 })
  const orderIn = (status: string) => list.find((order) => order.status === status)?.order_no ?? ''
  return [orderIn('pending_shipment'), orderIn('pending_payment')]
}

/** Deploys another version, without the code of one page under its old name. */
function deploy(): void {
  const file = join(folder, 'service-worker.js')
  const worker = readFileSync(file, 'utf8')
  const [, version = ''] = /name="version" content="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  const [viewed = ''] = readdirSync(join(folder, 'assets')).filter((name) => /^viewed-.*\.js$/.test(name))
  expect(worker).toContain(version)
  expect(worker).toContain(viewed)
  writeFileSync(file, worker.replaceAll(version, 'another').replace(new RegExp(`,?\\{[^{}]*${viewed}[^{}]*\\}`), ''))
  rmSync(join(folder, 'assets', viewed))
}

test('a new version is offered, not in the middle of a purchase, and old pages keep their files', async ({ person, context }) => {
  const { page, t } = person
  await page.goto('/')
  await expect(productLinks(person).first()).toBeVisible()
  await page.keyboard.press('Shift')
  await isWorkerReady(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.locator('h1').first()).toBeAttached()

  await prepare.confirm(person)
  deploy()
  await page.keyboard.press('Shift')
  await findsUpdate(page)
  const offer = page.getByRole('region', { name: t('pwa:update.title') })
  await goTo(page, '/me')
  await expect(offer).toBeVisible()
  await checkPage(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const [paid, unpaid] = await ordersOf(person)
  for (const path of [
    `/orderConfirm?sku_no=${person.sku_no}&quantity=1`,
    `/checkout?order_no=${unpaid}`,
    `/paymentSuccess?order_no=${paid}`,
  ]) {
    await goTo(page, path)
    await expect(person.main).toBeVisible()
    await expect(offer).toBeHidden()
    await goTo(page, '/me')
    await expect(offer).toBeVisible()
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-page')

  await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: t('pwa:update.reload') }).click()])
  await expect(offer).toBeHidden()
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  expect(waiting).toBe(false)

  // The other page was opened before: its code is no longer on the server.
  await goTo(other, '/recentlyViewed')
  await expect(other.getByRole('heading', { level: 1, name: t('viewed:title') })).toBeVisible()
})

/** Deploys a version all of whose files have other names, and none of the version before. */
function deployAll(): void {
  renameHashed(folder)
  const file = join(folder, 'service-worker.js')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/another/g, 'third'))
}

test('a page whose worker lost a file of the version before is loaded again; a page stored in place of a file is not used', async ({
  person,
  watch,
}) => {
  watch.allow(GONE_ERRORS)
  const { page, t } = person
  await page.goto('/')
  await expect(productLinks(person).first()).toBeVisible()
  await page.keyboard.press('Shift')
  await isWorkerReady(page)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  deployAll()
  // The browser clears what it stored for the shop when the device is full.
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))))
  await goTo(page, '/message')
  await expect(page.getByRole('heading', { level: 1, name: t('message:title') })).toBeVisible()
  expect(loads).toBe(1)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(productLinks(person).first()).toBeVisible()

  const [code = ''] = readdirSync(join(folder, 'assets')).filter((name) => /^points-.*\.js$/.test(name))
  expect(code).not.toBe('')
  await page.evaluate(async (url) => {
    const cache = await caches.open('/assets')
    await cache.put(url, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))
  }, `/assets/${code}`)
  await goTo(page, '/points')
  await expect(page.getByRole('heading', { level: 1, name: t('points:title') })).toBeVisible()
})

test('an operator takes the worker back: it and what it stored are gone from the device', async ({ person }) => {
  const { page, t } = person
  await page.goto('/order')
  await page.keyboard.press('Shift')
  await isWorkerReady(page)
  await expect.poll(() => storedReplies(page)).toContain('order.list')
  const file = join(folder, 'index.html')
  const index = readFileSync(file, 'utf8')
  await test.step('the configuration switches it off', async () => {
    // The first configuration in a page counts; the mock writes its own behind it.
    const config = JSON.stringify({ features: { serviceWorker: false } })
    writeFileSync(file, index.replace('</head>', `<script type="application/json" id="${CONFIG_ELEMENT}">${config}</script></head>`))
    await page.goto('/order')
    await page.keyboard.press('Shift')
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await expect.poll(() => storedReplies(page)).toEqual([])
  })
  await test.step('the next page comes from the network alone', async () => {
    await page.goto('/order')
    await page.keyboard.press('Shift')
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
    await expect(page.getByRole('heading', { level: 1, name: t('order:title') })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true)
  })
  writeFileSync(file, index)
})
