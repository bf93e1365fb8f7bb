import type { Page } from '@playwright/test'
import { productLinks } from '../drivers/browser/discovery.ts'
import { paymentActions, seesResult } from '../drivers/browser/payment.ts'
import type { Person } from '../drivers/browser/person.ts'
import { checkDark, checkFields } from '../support/check-page.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { goTo, isStarted } from '../support/navigation.ts'
import { prepare } from '../support/prepare.ts'
import { expect, test } from '../support/test.ts'

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls to a position and waits two frames. */
const scrollsTo = (page: Page, y: number) =>
  page.evaluate(async (to) => {
    window.scrollTo(0, to)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, y)

/** Scrolls down until more than `count` products are listed. */
async function listsProducts(person: Person, count: number): Promise<void> {
  await expect(async () => {
    await productLinks(person).last().scrollIntoViewIfNeeded()
    expect(await productLinks(person).count()).toBeGreaterThan(count)
  }).toPass()
}

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('sees the payment result at the top, however far the home page was scrolled', async ({ person }) => {
    const { page } = person
    await prepare.unpaidOrder(person)
    await page.goto('/')
    await listsProducts(person, 20)
    await scrollsTo(page, 1_200)
    await goTo(page, `/checkout?order_no=${person.order_no}`)
    await paymentActions.pays(person, { method: 'e_wallet' })
    await paymentActions.choosesAtGateway(person, { result: 'success' })
    await seesResult(person, 'paid')
    expect(await top(page)).toBe(0)
  })

  test('finds no field that iOS zooms in on, also on a narrow phone', async ({ person }) => {
    const { page, t } = person
    await page.setViewportSize({ width: 320, height: 640 })
    await prepare.cart(person)
    await prepare.unpaidOrder(person)
    const places = [
      '/search',
      '/commodityList?keyword=kopi',
      '/cart',
      `/orderConfirm?sku_no=${person.sku_no}&quantity=1`,
      '/addressDetail',
      '/couponsList',
      '/faqs',
      '/verifyPhone',
    ]
    let fields = 0
    for (const place of places) {
      await goTo(page, place)
      await expect(page.locator('h1').first()).toBeAttached()
      if (place.startsWith('/commodityList')) {
        await page.getByRole('button', { name: new RegExp(`^${t('filter:title')}`) }).click()
        await expect(page.getByRole('dialog', { name: t('filter:title') }).getByRole('textbox')).toHaveCount(2)
        fields += await checkFields(page)
        await checkDark(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      } else {
        await expect(page.locator('input, textarea').first()).toBeAttached()
        fields += await checkFields(page)
      }
    }
    expect(fields).toBeGreaterThan(places.length)
  })
})

test('a list restores its position after a reload, and from a back/forward cache that forgets it', async ({ person }) => {
  const { page } = person
  await page.goto('/commodityList?typeId=1101')
  await listsProducts(person, 12)
  const listed = await productLinks(person).count()
  // The address names the last page on the screen. A list opened by it begins with that page.
  await expect(page).toHaveURL(/typeId=1101&page=\d+$/)
  await scrollsTo(page, 900)
  await page.reload()
  await expect.poll(() => top(page)).toBe(900)
  await expect.poll(() => productLinks(person).count()).toBeGreaterThanOrEqual(listed)
  // Simulates WebKit.
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    window.scrollTo(0, 0)
  })
  await scrollsTo(page, 0)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => top(page)).toBe(900)
  // Skeletons come first here, and the rows that take their place don't move the page.
  const release = await holdScripts(page, '**/consumer/product/list*')
  await page.reload()
  await isStarted(page)
  await expect(productLinks(person)).toHaveCount(0)
  release()
  await expect.poll(() => productLinks(person).count()).toBeGreaterThanOrEqual(listed)
  expect(await top(page)).toBe(900)
})

test('the login has no field that iOS zooms in on', async ({ person }) => {
  const { page } = person
  await page.setViewportSize({ width: 320, height: 640 })
  for (const place of ['/login', '/emailLogin', '/accountLogin', '/forgetPassword']) {
    await goTo(page, place)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    expect(await checkFields(page)).toBeGreaterThan(0)
  }
})
