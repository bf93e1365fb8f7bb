import { readFile } from 'node:fs/promises'
import { LIMITS } from '@nusaria/contracts/limits'
import { discoveryActions } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { orderActions } from '@nusaria/scenario-runner/drivers/browser/orders'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { parseRecording, replayRecording } from '@nusaria/scenario-runner/recordings/replay'
import { checkPage, violationsOf } from '@nusaria/scenario-runner/support/check-page'
import { createWorld, httpControl } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { languageOf } from '@nusaria/scenarios/coverage/run-plan'
import type { Locator, Page } from '@playwright/test'

const goesTo = async (page: Page, section: string) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click()
  await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible()
}

/** No table is wider than its box, which would cut buttons off. */
const checkTables = async (page: Page) => {
  const tables = page.getByRole('main').getByRole('table')
  await expect(tables.first()).toBeVisible()
  const cutOff = await tables.evaluateAll((list) =>
    list
      .filter(({ parentElement }) => parentElement && parentElement.scrollWidth > parentElement.clientWidth)
      .map(({ ariaLabel }) => ariaLabel),
  )
  expect(cutOff, `tables that scroll sideways at ${page.url()}`).toEqual([])
}

const SECTION = '/__mock#/scenarios'

test.describe('the workbench', { tag: '@desktop' }, () => {
  // The narrowest desktop window. Painted, as what is in view depends on it.
  test.use({ language: 'en', viewport: { width: LIMITS.desktopMinWidth, height: 768 }, painted: true })

  test('a tester creates a world, shops in it as a member, injects a fault, moves the clock and ships an order', { tag: '@smoke' }, async ({
    page,
    context,
    watch,
  }) => {
    // The shop of each world has its own origin.
    watch.allow(/^outside request: http:\/\/w[a-z0-9]+\.localhost/)
    await page.goto('/__mock')

    await page.getByLabel('Clock frozen').check({ force: true })
    await page.getByLabel('Name').fill('Late parcels')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const made = page.getByRole('status').filter({ hasText: 'is created' })
    await expect(made).toBeVisible()
    const world = /w[a-z0-9]+/.exec((await made.textContent()) ?? '')?.[0] ?? ''
    await expect(page.getByRole('combobox', { name: 'World', exact: true })).toHaveValue(world)
    await page.getByRole('button', { name: `Edit ${world}` }).click()
    const label = page.getByRole('dialog', { name: `Edit ${world}` })
    await expect(label.getByLabel('Name')).toHaveValue('Late parcels')
    await label.getByLabel('Note').fill(`Nothing arrives in ${world} before Friday`)
    await label.getByRole('button', { name: 'Save' }).click()
    await expect(label).toBeHidden()
    await page.getByLabel('Search worlds').fill(`friday parcels ${world}`)
    const worlds = page.getByRole('table', { name: 'All worlds' })
    await expect(worlds.getByRole('row')).toHaveCount(2)
    await expect(worlds.getByRole('row', { name: /Late parcels/ })).toContainText(`Nothing arrives in ${world} before Friday`)
    await checkTables(page)
    await checkPage(page)

    await goesTo(page, 'Faults')
    await page.getByRole('searchbox', { name: 'Call' }).fill('order.list')
    await page
      .getByRole('list', { name: 'Calls' })
      .getByRole('button', { name: /order\.list/ })
      .click()
    await page.getByRole('combobox', { name: 'What happens to order.list' }).selectOption('wire http')
    await page.getByLabel('Member').selectOption({ label: 'Sari Wulandari (81200000001)' })
    await page.getByLabel('Only calls with (JSON)').fill('{ "tab": "all" }')
    const body = page.getByLabel('Body (JSON)')
    await body.fill('{ "code": 1,')
    await page.getByRole('button', { name: 'Place it' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This is not JSON' })).toBeVisible()
    await expect(body).toHaveValue('{ "code": 1,')
    await checkPage(page)
    await body.fill('"Down for maintenance"')
    await page.getByRole('button', { name: 'Place it' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Placed on order\.list for M\d+, with \{"tab":"all"\}/ })).toBeVisible()
    await checkTables(page)

    await page
      .getByRole('banner')
      .getByRole('button', { name: `Open the shop of ${world}` })
      .click()
    const opening = context.waitForEvent('page', { timeout: 60_000 })
    watch.allow(/503/)
    await page.getByRole('menuitem', { name: /Sari Wulandari/ }).click()
    const shop = await opening
    await expect(shop.getByText('Sari Wulandari').first()).toBeVisible()
    expect(shop.url()).toBe(`http://${world}.localhost:${new URL(page.url()).port}/`)
    await shop.goto(`${new URL(shop.url()).origin}/order`)
    await expect(shop.getByRole('button', { name: 'Try again' })).toBeVisible()
    await shop.close()
    await expect(
      page
        .getByRole('row', { name: /order\.list/ })
        .getByRole('cell')
        .nth(5),
    ).not.toHaveText('0')

    await goesTo(page, 'Clock')
    await page.getByRole('button', { name: '+1 h', exact: true }).click()
    await expect(page.getByRole('table', { name: 'What fired' }).getByText('order_expire').first()).toBeVisible()
    // The buttons are pale until the page has the new time.
    await expect(page.getByRole('button', { name: '+1 h', exact: true })).toBeEnabled()
    await checkPage(page)

    await goesTo(page, 'State')
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('pending_shipment')
    await checkTables(page)
    await page
      .getByRole('button', { name: /^Open NS/ })
      .last()
      .click()
    const order = page.getByRole('region', { name: /^NS\d+$/ })
    await expect(order.getByRole('img', { name: /^order is pending shipment\. / })).toBeInViewport()
    await expect(order.getByRole('list', { name: 'Goods' })).toContainText('Rp')
    await expect(order.getByText('total', { exact: true })).toBeVisible()
    await order.getByRole('button', { name: 'ship', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'ship: done.' })).toBeVisible()
    await expect(order.getByRole('img', { name: /^order is pending receipt\. / })).toBeVisible()
    await expect(order.getByRole('button', { name: 'deliver', exact: true })).toBeInViewport()
    await checkPage(page)
    await order.getByText('All columns').click()
    await expect(order.getByRole('region', { name: / as JSON$/ })).toContainText('"voucher_nos"')

    for (const section of ['Outbox', 'Captcha']) {
      await goesTo(page, section)
      await checkPage(page)
    }
    await goesTo(page, 'Worlds')
    await page.getByRole('button', { name: `Fork ${world}` }).click()
    const copied = page.getByRole('status').filter({ hasText: `is a fork of ${world}` })
    await expect(copied).toBeVisible()
    const fork = /w[a-z0-9]+/.exec((await copied.textContent()) ?? '')?.[0] ?? ''
    for (const id of [world, fork]) await page.getByRole('checkbox', { name: `Select ${id}` }).check({ force: true })
    await page.getByRole('button', { name: 'Delete 2 worlds' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '2 worlds are deleted.' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: `Select ${fork}` })).toHaveCount(0)
  })

  test('at 1,024 px the header is one row, also with a long name and a frozen clock', async ({ page, baseURL }) => {
    const world = await createWorld(httpControl(baseURL ?? ''), { name: 'Voucher that can not be combined', frozen: true })
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(`/__mock#/worlds?world=${world.id}`)
    const header = page.getByRole('banner')
    const middle = async (part: Locator) => {
      const box = await part.boundingBox()
      return box ? box.y + box.height / 2 : Number.NaN
    }
    await expect(header.getByRole('time')).toBeVisible()
    const tools = await middle(header.getByRole('navigation', { name: 'Tools' }))
    for (const part of [
      header.getByRole('combobox', { name: 'World' }),
      header.getByRole('button', { name: `Open the shop of ${world.id}` }),
    ])
      expect(Math.abs((await middle(part)) - tools)).toBeLessThan(4)
    await world.remove()
  })

  test.describe('where the system is dark', () => {
    test.use({ colorScheme: 'dark' })

    // The simulator: shell.spec.ts.
    test('the workbench and the page of the API can be read', async ({ page, world }) => {
      const contrast = () => violationsOf(page, { type: 'rule', values: ['color-contrast'] })
      await page.goto(`/__mock#/worlds?world=${world.id}`)
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      for (const section of ['Worlds', 'Clock', 'Outbox', 'Captcha', 'Faults', 'State', 'Journal', 'Scenarios']) {
        await goesTo(page, section)
        expect(await contrast(), section).toEqual([])
      }
      await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'API' }).click()
      await page.getByLabel('Find a call').fill('auth.randomCode')
      await page.getByText('auth.randomCode', { exact: true }).click()
      await expect(page.getByRole('list', { name: 'Codes' })).toBeVisible()
      expect(await contrast(), 'API').toEqual([])
    })
  })
})

test.describe('the page of the API', { tag: '@desktop' }, () => {
  test.use({ language: 'en' })

  test('shows a call with its codes and what is assumed, and sends it in a world as a member', async ({ page, world, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // As the mock's messages name a call.
    await page.goto(`/__mock/docs?world=${world.id}#cart.add`)
    const call = page.locator('.opblock.is-open')
    await expect(call.locator('.call-parts')).toBeInViewport()
    await expect(call).toContainText('cart.add')
    await expect(call.getByRole('list', { name: 'Codes' })).toContainText('1105007 STOCK_INSUFFICIENT')
    for (const text of ['guests too', 'path assumed', 'request assumed', 'response assumed', 'CART_FULL (number assumed)'])
      await expect(call.getByText(text)).toBeVisible()

    await page.getByLabel('As').selectOption('sari')
    await page.getByRole('button', { name: 'Use' }).click()
    await expect(page.getByRole('status').filter({ hasText: `Calls are made as sari, in ${world.id}.` })).toBeVisible()
    await call.getByRole('button', { name: 'Try it out' }).click()
    await call.getByRole('textbox', { name: 'Body' }).fill('{ "sku_no": "NONE", "quantity": 1 }')
    const sent = page.waitForRequest(/\/cart\/add$/)
    await call.getByRole('button', { name: 'Execute' }).click()
    const headers = await (await sent).allHeaders()
    expect(headers).toMatchObject({ 'x-mock-world': world.id, authorization: expect.stringMatching(/^Bearer \w/) })
    await expect(call.locator('.live-responses-table')).toContainText(/"code": 11\d+/)
    await expect(call.getByRole('textbox', { name: 'Body' })).toHaveValue('{ "sku_no": "NONE", "quantity": 1 }')

    await page.getByLabel('Find a call').fill('1105007 STOCK')
    await expect(page.getByText(/^\d+ calls of the/)).toBeVisible()
    await expect(page.getByText('cart.changeSku', { exact: true })).toBeVisible()
    await expect(page.getByText('auth.login', { exact: true })).toHaveCount(0)
    // Its open parts are Swagger UI's own.
    await call.locator('.opblock-summary-control').click()
    await expect(call).toHaveCount(0)
    await checkPage(page)

    await page.getByLabel('Find a call').fill('promotion.wallet')
    await page.getByText('promotion.wallet', { exact: true }).click()
    const reply = call.locator('.responses-inner')
    await reply.getByText('Schema', { exact: true }).first().click()
    await reply.getByText('Expand all').first().click()
    // A field that is assumed within a documented part.
    await expect(reply.getByText('x-source').first()).toBeVisible()
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([])
  })
})

test.describe('the journal', { tag: '@desktop' }, () => {
  // Painted, as the list measures itself.
  test.use({ member: 'sari', painted: true })

  test('a purchase is saved from the journal as a file that replays', async ({ person, world, baseURL }) => {
    const { page } = person
    await discoveryActions.looksAt(person, { wish: { like: 'kopi mandailing' } })
    await productActions.buysNow(person, { quantity: 1 })
    await orderActions.placesOrder(person)

    await page.setViewportSize({ width: LIMITS.desktopMinWidth, height: 768 })
    await page.goto(`/__mock#/journal?world=${world.id}`)
    const list = page.getByRole('listbox', { name: 'Requests' })
    await page.getByLabel('Call').fill('order.')
    const placed = list.getByRole('option', { name: 'order.place' })
    await expect(list).toContainText(/^LineTimeCallWhoCodeTook/)
    expect(await placed.getByText('order.place', { exact: true }).evaluate((call) => call.scrollWidth <= call.clientWidth)).toBe(true)
    await placed.click()
    await expect(page.getByRole('region', { name: 'Reply' })).toContainText('order_no')
    await expect(page.getByRole('region', { name: 'Request', exact: true })).toBeInViewport()
    await expect(placed).toBeInViewport()
    await expect(page.getByRole('list', { name: 'What is masked' })).toContainText(/token was given by line \d+/)
    await list.press('Shift+Home')
    await page.getByLabel('Title').fill('One packet of coffee')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as scenario' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('one-packet-of-coffee.scenario.json')
    await expect(page.getByText(/^Saved \d+ steps, \d+ of them from before/)).toBeVisible()
    await checkPage(page)

    const text = await readFile(await file.path(), 'utf8')
    expect(text).not.toContain(person.client.token)
    const { verdict, steps } = await replayRecording(parseRecording(text), httpHost(baseURL ?? ''))
    expect(steps.filter((step) => step.verdict !== 'passed')).toEqual([])
    expect(verdict).toBe('passed')
  })
})

test.describe('the scenarios', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: LIMITS.desktopMinWidth, height: 768 } })

  test('a scenario can be found, read, replayed, and its world opened', async ({ page, context, watch }) => {
    // Each run starts a new process.
    test.slow()
    // Each world has its own origin.
    watch.allow(/^outside request: http:\/\/[^./]+\.localhost:/)
    await page.goto(SECTION)
    await page.getByRole('searchbox', { name: 'Words' }).fill('keep an account from being deleted')
    await expect(page.getByText(/^1 of \d+ stories$/)).toBeVisible()
    await page.getByRole('link', { name: 'unfinished-orders' }).click()
    await expect(page.getByRole('list', { name: 'Steps', exact: true }).getByRole('listitem').first()).toHaveText('Shopper opens deletion')
    await expect(page.getByRole('list', { name: 'Refusals' })).toContainText('UNFINISHED_ORDERS')
    const command = 'npm run scenario -- account/unfinished-orders --driver=browser --layout=mobile'
    const language = languageOf('account/unfinished-orders', 'mobile')
    await expect(page.getByText(`${command} --lang=${language} --watch`)).toBeVisible()

    await page.getByRole('button', { name: 'Replay' }).click()
    const run = page.getByRole('region', { name: 'Run by http' })
    await expect(run.getByRole('status')).toHaveText(/^Passed/, { timeout: 60_000 })
    await expect(run.getByRole('img', { name: 'passed' })).toHaveCount(3)
    await expect(run.getByRole('link', { name: 'Report of this run' })).toHaveAttribute('href', /^\/__mock\/runs\/.+\/report$/)
    await checkPage(page)

    const [shop] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Open the shop in this situation' }).click(),
    ])
    await expect(page.getByText(/World .+ is ready, with agus signed in/)).toBeVisible({ timeout: 60_000 })
    await expect(shop).toHaveURL(/^http:\/\/[^.]+\.localhost:\d+\/$/, { timeout: 60_000 })
  })
})
