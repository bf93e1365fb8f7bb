import { MEMBERS } from '@nusaria/scenarios/members'
import { accountActions } from '../drivers/browser/account.ts'
import { productLinks } from '../drivers/browser/discovery.ts'
import type { Person } from '../drivers/browser/person.ts'
import { checkPage } from '../support/check-page.ts'
import { connectionBar, IN_VAIN, isWorkerReady, storedReplies, waitsForConnection } from '../support/installed.ts'
import { goTo } from '../support/navigation.ts'
import { prepare } from '../support/prepare.ts'
import { takeOverContext } from '../support/seed-session.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', reuseContext: false, member: 'sari' })

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
  await expect(page.getByText(t('common:failure.network'))).toBeVisible()
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
  await expect.poll(() => storedReplies(page)).toEqual([])
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
