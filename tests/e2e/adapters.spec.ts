import { readFileSync } from 'node:fs'
import { createLitemallBackend } from '@nusaria/example-backends/litemall'
import { createYudaoBackend } from '@nusaria/example-backends/yudao'
import { loginActions, loginForm, typeCode } from '@nusaria/scenario-runner/drivers/browser/login'
import { orderActions } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions, seesResult } from '@nusaria/scenario-runner/drivers/browser/payment'
import { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import type { WorldControl } from '@nusaria/scenario-runner/support/control'
import { httpHost } from '@nusaria/scenario-runner/support/hosts'
import { isStarted } from '@nusaria/scenario-runner/support/navigation'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { configFile, FOLDERS } from '@nusaria/scenario-runner/support/server'
import { expect, test as shopTest } from '@nusaria/scenario-runner/support/test'
import { MENTENG } from '@nusaria/scenarios/sample-data'
import { buildStale } from '../../scripts/lib/build.ts'

// The shop before each example backend, built with its adapter, by the server that renders its pages.

const EXAMPLES = [
  { name: 'yudao', path: '/app-api', create: createYudaoBackend, phones: { mobile: '81377700061', desktop: '81377700062' } },
  { name: 'litemall', path: '/wx', create: createLitemallBackend, phones: { mobile: '81377700063', desktop: '81377700064' } },
] as const

for (const { name, path, create, phones } of EXAMPLES) {
  let origin = ''
  const test = shopTest.extend({ baseURL: async ({ browserName: _ }, use) => use(origin) })

  test.describe(`before ${name}`, () => {
    test.describe.configure({ mode: 'default' })
    const { app, members } = create()
    let server: Program

    test.beforeAll(async () => {
      test.setTimeout(400_000)
      await buildStale(['server', name])
      const api = (await app.listen({ port: 0, host: '127.0.0.1' })) + path
      const NUSARIA_CONFIG = configFile({ rsaPublicKey: members.publicKey })
      server = startProgram({ NUSARIA_API: api, STATIC_DIR: FOLDERS[name], NUSARIA_CONFIG })
      origin = await server.origin
    })
    test.afterAll(async () => {
      await server.stop()
      await app.close()
    })

    test('a guest buys a product at once, logs in, adds an address and pays in cash', async ({ page, layout, language, t }) => {
      const world = {
        captchaAnswer: async () => members.lastAnswer(),
        latestCode: async (account: string) => ({ code: members.codeFor(account) ?? '' }),
      }
      const person = new Person(page, { layout, language, world: world as unknown as WorldControl, host: httpHost(origin) })
      person.imageId = 'the last one'
      await page.goto('/commodDetail?product_no=102')
      await expect(page.getByRole('heading', { name: 'Teh melati 50 kantong' })).toBeVisible()
      await isStarted(page)
      person.expectsSuccess = false
      await productActions.buysNow(person, { quantity: 2 })
      person.expectsSuccess = true
      await person.shows(person.field('auth:phone.label', loginForm(person)))
      await loginActions.requestsCode(person, { purpose: 'login', to: phones[layout] })
      await loginActions.answersCaptcha(person, { answer: 'right' })
      await typeCode(person, loginForm(person), 'right')
      if (layout === 'desktop') await person.press('auth:code.submit', loginForm(person))
      await person.arrivesAt('orderConfirm')
      await orderActions.addsAddress(person, { home: MENTENG })
      await orderActions.seesAmounts(person, { at: 'confirm page', products: 49_000, shipping: 12_000, total: 61_000 })
      await orderActions.placesOrder(person)
      await paymentActions.pays(person, { method: 'cod' })
      await seesResult(person, 'cod')
      await orderActions.seesOrder(person, { status: 'pending_shipment' })
      await expect(page.getByText(t('order:headline.pending_shipment')).first()).toBeVisible()
    })

    test('pages come with what the backend sells', { tag: '@mobile' }, async ({ request }) => {
      const has = (address: string, words: string) => async () =>
        (await (await request.get(address, { headers: { 'accept-language': 'id' } })).text()).includes(words)
      await expect.poll(has('/commodDetail?product_no=101', '"lowPrice":68000')).toBe(true)
      await expect.poll(has('/', 'Keripik singkong balado')).toBe(true)
      // From a static host no call goes before the scripts, which know the adapter.
      const file = readFileSync(`${FOLDERS[name]}/index.html`, 'utf8')
      expect(file).toContain('"calls":[]')
      expect(file).not.toContain('"url":"/api/')
    })
  })
}
