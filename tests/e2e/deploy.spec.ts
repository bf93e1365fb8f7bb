import { acceptTerms, captchaDialog, loginActions, loginForm } from '@nusaria/scenario-runner/drivers/browser/login'
import { atCashier, placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions } from '@nusaria/scenario-runner/drivers/browser/payment'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { type Deployments, GONE, GONE_ERRORS, watchDeployments } from '@nusaria/scenario-runner/support/deploy'
import { goTo, isStarted } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { pathIn } from '@nusaria/scenario-runner/support/screens'
import { expect, test as plain } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import { MEMBERS } from '@nusaria/scenarios/members'
import { NOTE } from '@nusaria/scenarios/sample-data'
import { renderedShop } from '../support/published-shop.ts'

// The shop is deployed while its pages are open: files that they haven't loaded are gone from the server.

const test = plain.extend<{ shop: Deployments }>({
  shop: async ({ context, watch }, use) => {
    watch.allow(GONE_ERRORS)
    await use(await watchDeployments(context))
  },
})
test.use({ member: 'sari' })

for (const answer of Object.keys(GONE) as (keyof typeof GONE)[])
  plain.describe(`where a file that is gone is answered with ${answer}`, () => {
    plain.use({ member: 'sari' })

    plain('a page opens by itself, and Back leads back', async ({ person, context, watch }) => {
      watch.allow(GONE_ERRORS)
      const { page, t } = person
      const shop = await watchDeployments(context, answer)
      await page.goto('/me')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await trafficOf(page).settled()
      for (const [path, title] of [
        ['/recentlyViewed', 'viewed:title'],
        ['/message', 'message:title'],
      ] as const) {
        shop.replace()
        const loads = shop.loads(page)
        await goTo(page, path)
        await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
        expect(shop.loads(page) - loads).toBe(1)
        expect(new URL(page.url()).pathname).toBe(path)
      }
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: t('viewed:title') })).toBeVisible()
      await page.goBack()
      await page.waitForURL('**/me')
    })
  })

for (const method of ['cod', 'qris'] as const)
  test(`an order placed and paid by ${method} arrives at its cashier and result, once`, async ({ person, world, shop }) => {
    const { page } = person
    await prepare.confirm(person)
    const orders = (await world.state('orders')).length
    shop.replace()
    await placeButton(person).click()
    await expect.poll(() => shop.loads(page)).toBe(2)
    await atCashier(person)
    expect(await world.state('orders')).toHaveLength(orders + 1)
    shop.replace()
    await paymentActions.pays(person, { method })
    expect(shop.loads(page)).toBe(3)
    expect(await world.state('orders')).toHaveLength(orders + 1)
  })

test.describe('what was typed is kept', () => {
  test('on the confirm page', async ({ person, shop }) => {
    const { page, t } = person
    await prepare.confirm(person)
    const note = page.getByRole('textbox', { name: t('checkout:confirm.note.label') })
    await note.fill(NOTE)
    shop.replace()
    const voucher = person.main.getByRole('button', { name: new RegExp(t('checkout:confirm.voucher.title')) }).first()
    await voucher.click()
    await expect.poll(() => shop.loads(page)).toBe(2)
    await expect(note).toHaveValue(NOTE)
    await voucher.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  const opensReview = async ({ page, client }: Person) => page.goto(await pathIn(client, '/review?order_no=:completed'))
  for (const [form, open, label] of [
    ['a review', opensReview, 'review:write.text'],
    ['an after-sales request', prepare.filingAgain, 'afterSaleForm:description.label'],
  ] as const)
    test(`in ${form}, when a picture is added`, async ({ person, shop }) => {
      const { page, t } = person
      await open(person)
      const text = page.getByRole('textbox', { name: t(label) }).first()
      await text.fill('Kemasannya sobek')
      shop.replace()
      await page.getByLabel(t('pictures:pick')).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('PNG') })
      await expect.poll(() => shop.loads(page)).toBe(2)
      await expect(text).toHaveValue('Kemasannya sobek')
    })
})

test.describe('a guest', () => {
  test.use({ member: null })

  test('who logs in by code types the number once', async ({ person, shop }) => {
    const { page, t } = person
    await page.goto('/login')
    const number = person.field('auth:phone.label', loginForm(person))
    await number.fill(MEMBERS.sari.phone)
    await acceptTerms(loginForm(person))
    shop.replace()
    const send = person.control('button', 'auth:sendCode', loginForm(person))
    await send.click()
    await expect.poll(() => shop.loads(page)).toBe(2)
    await expect(number).toHaveValue(new RegExp(MEMBERS.sari.phone.slice(-4)))
    await expect(loginForm(person).getByRole('checkbox')).toBeChecked()
    await send.click()
    await expect(captchaDialog(person)).toBeVisible()
    await expect(page.getByText(t('common:failure.network'))).toHaveCount(0)
  })

  test('who likes a product and logs in has the favourite', async ({ person, shop }) => {
    const { page, t } = person
    await prepare.finds(person)
    await page.goto(`/commodDetail?product_no=${person.product_no}`)
    const { product_name: product } = await person.client.call('product.minSkuDetail', { id: person.product_no })
    const heart = person.main.getByRole('button', { name: t('common:card.favourite', { product }) }).first()
    await heart.click()
    await loginActions.requestsCode(person, { purpose: 'login', to: MEMBERS.sari.phone })
    await loginActions.answersCaptcha(person, { answer: 'right' })
    await expect(person.field('common:code.label', loginForm(person))).toBeVisible()
    shop.replace()
    await loginActions.entersCode(person, { code: 'right' })
    await page.waitForURL(`**/commodDetail?product_no=${person.product_no}**`)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(shop.loads(page)).toBeGreaterThan(1)
  })
})

test('a page that is gone for good shows an error after one more load, and its button opens it later', async ({ person, watch, shop }) => {
  watch.allow(GONE_ERRORS)
  const { page, t } = person
  const code = '**/assets/viewed-*.js'
  await page.goto('/me')
  await page.route(code, (route) => route.fulfill(GONE['not found']))
  await goTo(page, '/recentlyViewed')
  await expect(page.getByRole('heading', { name: t('common:crash.title') })).toBeVisible()
  expect(shop.loads(page)).toBe(2)
  await checkPage(page)
  await page.unroute(code)
  await page.getByRole('button', { name: t('common:crash.retry') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('viewed:title') })).toBeVisible()
  expect(shop.loads(page)).toBe(3)
})

for (const [what, files] of [
  ['texts', /\/texts\/.*\/viewed\.json/],
  ['code that throws', /\/assets\/viewed-.*\.js/],
] as const)
  test(`a page whose ${what} don’t fit is loaded again`, async ({ person, watch, shop }) => {
    watch.allow(/does not fit|Texts that failed/)
    const { page, t } = person
    await page.goto('/me')
    let left = 2
    const reply = what === 'texts' ? GONE['not found'] : { contentType: 'text/javascript', body: 'throw new Error("does not fit")' }
    await page.route(files, (route) => (shop.loads(page) === 1 && left-- > 0 ? route.fulfill(reply) : route.fallback()))
    await goTo(page, '/recentlyViewed')
    await expect(page.getByRole('heading', { level: 1, name: t('viewed:title') })).toBeVisible()
    expect(shop.loads(page)).toBe(2)
  })

renderedShop.describe('a published shop', () => {
  renderedShop.use({ painted: true })

  renderedShop('a page whose style sheet is gone is loaded again', async ({ person, context, watch }) => {
    watch.allow(GONE_ERRORS)
    const { page } = person
    const shop = await watchDeployments(context)
    await page.goto('/faqs')
    await isStarted(page)
    const styles = /\/assets\/[^/]*\.css/
    await page.route(styles, (route) => (shop.loads(page) === 1 ? route.fulfill(GONE['not found']) : route.fallback()))
    await goTo(page, '/cart')
    await expect.poll(() => shop.loads(page)).toBe(2)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/cart')
  })

  for (const answer of Object.keys(GONE) as (keyof typeof GONE)[])
    renderedShop(
      `a page of a version whose scripts are answered with ${answer} is loaded again, once`,
      async ({ person, context, watch }) => {
        watch.allow(GONE_ERRORS)
        const { page, t } = person
        const shop = await watchDeployments(context)
        const scripts = /\/assets\/(?!start)[^/]+\.js$/
        await page.route(scripts, (route) => (shop.loads(page) === 1 ? route.fulfill(GONE[answer]) : route.fallback()))
        await page.goto('/faqs')
        await expect.poll(() => shop.loads(page)).toBe(2)
        await isStarted(page)

        await page.unroute(scripts)
        await page.route(scripts, (route) => route.fulfill(GONE[answer]))
        await page.goto('/cate')
        await expect(page.getByRole('alert').getByText(t('common:failure.network'))).toBeVisible()
        expect(shop.loads(page)).toBe(4)
      },
    )
})
