import { accountActions } from '@nusaria/scenario-runner/drivers/browser/account'
import { productLinks } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { atCashier, placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import { isAtCashier } from '@nusaria/scenario-runner/drivers/browser/payment'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { takeOverContext } from '@nusaria/scenario-runner/support/seed-session'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { Locator } from '@playwright/test'
import { connectionBar, IN_VAIN, isWorkerReady, storedReplies, waitsForConnection } from '../support/installed.ts'

/** The frame of every page: the header on desktop, the tabs on a phone. */
const frame = ({ page, layout, t }: Person) =>
  layout === 'desktop' ? page.getByRole('banner') : page.getByRole('navigation', { name: t('common:tabs.label') })

/** The message in place of a page. */
const message = ({ page, t }: Person) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: page.getByRole('heading', { level: 1, name: t('common:failure.title') }) })

/** Opens a page of the shop and resolves when its replies to these calls are on the device; home's may be there already. */
async function reads(person: Person, path: string, ...calls: readonly string[]): Promise<void> {
  const since = await person.page.evaluate(() => Date.now())
  await goTo(person.page, path)
  await expect.poll(() => storedReplies(person.page, since)).toEqual(expect.arrayContaining([...calls]))
}

async function opensShop(person: Person): Promise<void> {
  await prepare.unpaidOrder(person)
  await person.page.goto('/')
  await expect(productLinks(person).first()).toBeVisible()
  await person.page.keyboard.press('Shift')
  await isWorkerReady(person.page)
}

/** Offline the button says why it does nothing; it works again once the connection is back. */
async function buysOnlineOnly(person: Person, button: Locator): Promise<void> {
  const { page, context, t } = person
  await expect(button).toBeEnabled()
  await page.keyboard.press('Shift')
  await isWorkerReady(page)
  await context.setOffline(true)
  await expect(connectionBar(person)).toHaveText(t('pwa:offline.none'))
  await waitsForConnection(person, button, t('pwa:offline.none'))
  await checkPage(page)
  await context.setOffline(false)
  await expect(connectionBar(person)).toBeHidden()
  await expect(button).toBeEnabled()
  await button.click()
}

// Workers of their own, which a reused tab would keep.
test.use({ reuseContext: false })

test('without a connection a new page keeps header and tabs; back shows the old page; with a connection it loads', async ({
  person,
  watch,
}) => {
  const { page, context, t } = person
  watch.allow(/ERR_INTERNET_DISCONNECTED|\/assets\/|Texts that failed/)
  await page.goto('/')
  await expect(productLinks(person).first()).toBeVisible()
  await context.setOffline(true)
  const cart = frame(person).getByRole('link', { name: new RegExp(t('common:header.cart')) })
  await cart.first().click()
  await expect(message(person)).toContainText(t('common:failure.network'))
  await expect(page).toHaveURL(/\/cart$/)
  await expect(frame(person)).toBeVisible()
  await message(person)
    .getByRole('button', { name: t('common:crash.retry') })
    .click()
  await expect(message(person)).toContainText(t('common:failure.network'))
  await page.goBack()
  await expect(message(person)).toHaveCount(0)
  await expect(productLinks(person).first()).toBeVisible()
  await page.goForward()
  await expect(message(person)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(t('cart:title')) })).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', member: 'sari' })

  test('orders, parcels, vouchers and products open without a connection, and are gone after the logout', async ({ person, watch }) => {
    test.slow()
    const { page, context, t, main } = person
    await opensShop(person)
    await reads(person, '/order', 'order.list', 'order.statusSummary')
    await reads(person, `/orderDetail/${person.order_no}`, 'order.detail')
    await reads(person, '/tracking', 'order.parcelsUnderWay')
    await reads(person, '/couponsList', 'promotion.wallet')
    await reads(person, `/commodDetail?product_no=${person.product_no}`, 'product.minSkuDetail')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await reads(person, '/recentlyViewed', 'favourite.viewed')

    watch.allow(IN_VAIN)
    await context.setOffline(true)
    const asOf = new RegExp(t('pwa:offline.asOf', { time: '@' }).replace(/[.]/g, '\\.').replace('@', '\\d\\d.\\d\\d'))
    await page.goto('/order')
    await expect(main.getByText(person.order_no).first()).toBeVisible()
    await expect(connectionBar(person)).toContainText(asOf)
    await checkPage(page)
    await goTo(page, `/orderDetail/${person.order_no}`)
    await expect(main.getByText(t('order:headline.pending_payment')).first()).toBeVisible()
    // What needs the shop says so, and the order stays as it is.
    await main
      .getByRole('button', { name: t('order:action.cancel') })
      .first()
      .click()
    await expect(person.seen.getByText(t('common:failure.network'))).toBeVisible()
    for (const path of ['/tracking', '/couponsList']) {
      await goTo(page, path)
      await expect(connectionBar(person)).toContainText(asOf)
      await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
      await expect(main.getByText(t('common:failure.title'))).toHaveCount(0)
    }
    await page.goto(`/commodDetail?product_no=${person.product_no}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(connectionBar(person)).toContainText(asOf)
    // What would buy says why it can't, and the page stays.
    for (const key of ['product:buy.add', 'product:buy.now', 'common:card.favourite']) {
      await waitsForConnection(person, person.control('button', key).first(), asOf)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await goTo(page, '/recentlyViewed')
    await expect(main.getByText(name).first()).toBeVisible()

    // Any other page says what opens.
    await goTo(page, '/points')
    await expect(page.getByRole('heading', { level: 1, name: t('common:failure.title') })).toBeVisible()
    const offlinePages = page.getByRole('navigation', { name: t('pwa:offline.text') })
    await expect(offlinePages.getByRole('link', { name: t('pwa:offline.orders') })).toBeVisible()
    await checkPage(page)
    await offlinePages.getByRole('link', { name: t('pwa:offline.orders') }).click()
    await expect(main.getByText(person.order_no).first()).toBeVisible()

    await context.setOffline(false)
    await expect(connectionBar(person)).toBeHidden()
    await accountActions.logsOut(person)
    // The guest's page may store what every page asks for again.
    const leftOver = async () => (await storedReplies(page)).filter((call) => !['nav.typeList', 'system.membersrvSystem'].includes(call))
    await expect.poll(leftOver).toEqual([])
    await context.setOffline(true)
    await page.goto('/order')
    await page.waitForURL('**/login')
    await expect(page.getByText(person.order_no)).toHaveCount(0)
  })

  test('another member on the same device sees nothing of the one before', async ({ person, watch, world }) => {
    const { page, context, t, main } = person
    await opensShop(person)
    await reads(person, '/order', 'order.list')
    await reads(person, `/orderDetail/${person.order_no}`, 'order.detail')
    await takeOverContext(context, person.client.host, world, MEMBERS.budi.phone)
    await page.goto('/me')
    await page.keyboard.press('Shift')
    await expect.poll(() => storedReplies(page)).not.toContain('order.detail')

    watch.allow(IN_VAIN)
    await context.setOffline(true)
    for (const path of ['/order', `/orderDetail/${person.order_no}`]) {
      await page.goto(path)
      await expect(main.getByText(t('common:failure.title')).first()).toBeVisible()
      await expect(page.getByText(person.order_no)).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: t('pwa:offline.text') })).toBeVisible()
    }
  })
})

test.describe('a purchase', () => {
  test.use({ serviceWorkers: 'allow', member: 'sari' })

  test.beforeEach(({ watch }) => watch.allow(IN_VAIN))

  test('without a connection the cart says so and doesn’t check out, until it is back', async ({ person }) => {
    await prepare.cart(person)
    await person.page.goto('/cart')
    await buysOnlineOnly(person, person.control('button', 'cart:checkout'))
    await person.arrivesAt('orderConfirm')
  })

  test('without a connection the confirm page says so and places no order; then it places one', async ({ person, world }) => {
    const before = (await world.state('orders')).length
    await prepare.confirm(person)
    await buysOnlineOnly(person, placeButton(person))
    await atCashier(person)
    expect(await world.state('orders')).toHaveLength(before + 1)
  })

  test('without a connection the cashier says so and pays nothing, and the method stays chosen', async ({ person }) => {
    await prepare.unpaidOrder(person)
    await person.goTo('checkout', { order_no: person.order_no })
    await isAtCashier(person)
    await person.tick('radio', /QRIS/, person.main)
    await buysOnlineOnly(person, person.control('button', 'checkout:cashier.pay'))
    await expect(person.control('img', 'cashier:qris.label')).toBeVisible()
  })
})
