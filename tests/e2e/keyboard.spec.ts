import { productLinks } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { captchaDialog, loginActions, loginForm } from '@nusaria/scenario-runner/drivers/browser/login'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { layoutOf } from '@nusaria/scenario-runner/support/layouts'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { pathIn } from '@nusaria/scenario-runner/support/screens'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { ElementHandle, Locator, Page } from '@playwright/test'

/** Presses Tab until the element has the focus. */
async function tabsTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  const handle = await target.elementHandle()
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((element) => element === document.activeElement, handle)) return
  }
  throw new Error(`${most} times Tab don't lead to ${target}`)
}

/** Uses the skip link. */
async function skipsHeader({ page, t }: Person): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('common:skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

test('by keyboard: open a suggested product, choose a variant, add to the cart', { tag: '@desktop' }, async ({ person }) => {
  const { page, t } = person
  const { product } = await findProduct(person.client, { like: 'kopi mandailing', variants: true })
  const { product_name } = product
  await page.goto('/')
  await tabsTo(page, page.getByRole('combobox', { name: t('common:header.searchLabel') }))
  await page.keyboard.type(product_name.split(' ').slice(0, 2).join(' '))
  const suggested = page.getByRole('option').filter({ has: page.getByText(product_name, { exact: true }) })
  await expect(suggested).toBeVisible()
  for (let row = 0; row < 20 && (await suggested.getAttribute('aria-selected')) !== 'true'; row += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/commodDetail**')
  await expect(page.getByRole('heading', { level: 1, name: product_name })).toBeVisible()
  const main = page.getByRole('main')
  await tabsTo(page, main.getByRole('radiogroup').first().getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await expect(main.getByRole('radiogroup').first().getByRole('radio', { checked: true })).toBeFocused()
  await tabsTo(page, main.getByRole('button', { name: t('product:buy.add') }))
  await page.keyboard.press('Enter')
  await expect(person.seen.getByText(t('product:buy.added'))).toBeVisible()
  await productActions.hasInCart(person, { pieces: 1 })
})

test('by keyboard: open a category from the header, filter and sort, enlarge a picture, press the heart', { tag: '@desktop' }, async ({
  person,
}) => {
  const { page, context, t } = person
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: t('common:header.categories') })
  const drinks = bar.getByRole('link').nth(1)
  await tabsTo(page, bar.getByRole('link').first())
  await page.keyboard.press('ArrowRight')
  await expect(drinks).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(drinks).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/commodityList?typeId=12**')

  await expect(page.getByRole('main').getByRole('link', { name: /Rp/ }).first()).toBeVisible()
  await tabsTo(page, page.getByRole('button', { name: t('search:sort.relevance') }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: t('search:sort.sales') })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/sort=sales/)
  await tabsTo(page, page.getByRole('button', { name: new RegExp(`^${t('filter:inStock')}`) }))
  await Promise.all([page.waitForResponse('**/consumer/product/list'), page.keyboard.press('Space')])
  await page.waitForURL(/in_stock=1/)
  const card = productLinks(person).first()
  await tabsTo(page, card)
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  person.page = tab
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()

  const enlarge = tab.getByRole('button', { name: t('product:gallery.enlarge'), exact: true })
  await skipsHeader(person)
  await tabsTo(tab, enlarge)
  await tab.keyboard.press('Enter')
  const viewer = tab.getByRole('dialog').first()
  await expect(viewer).toBeVisible()
  await tab.keyboard.press('ArrowRight')
  await tab.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(enlarge).toBeFocused()
  const heart = person.control('button', 'common:card.favourite', person.main).first()
  await tabsTo(tab, heart)
  await tab.keyboard.press('Enter')
  const door = loginForm(person)
  await expect(door.getByLabel(t('auth:phone.label'))).toBeVisible()
  await tab.keyboard.press('Escape')
  await expect(door).toBeHidden()
  await expect(heart).toBeFocused()
})

test('by keyboard: from the search field a few stops lead to the cart', { tag: '@desktop' }, async ({ person }) => {
  const { page, t } = person
  await page.goto('/')
  await page.getByRole('combobox', { name: t('common:header.searchLabel') }).click()
  // The button, the popular words, the messages.
  await tabsTo(page, page.getByRole('banner').getByRole('link', { name: t('common:tabs.cart') }), 8)
})

test('by keyboard: Escape closes the topmost layer alone', { tag: '@desktop' }, async ({ person }) => {
  const { page, t } = person
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:header.login') })
    .click()
  const door = loginForm(person)
  await loginActions.requestsCode(person, { purpose: 'login', to: '81200000001' })
  await page.keyboard.press('Escape')
  await expect(captchaDialog(person)).toBeHidden()
  await expect(door.getByLabel(t('auth:phone.label'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(door).toBeHidden()
})

test('by keyboard: pictures of a product are turned and enlarged with keys', { tag: '@mobile' }, async ({ person }) => {
  const { page, t } = person
  const { product } = await findProduct(person.client, { like: 'kopi mandailing' })
  await page.goto(`/commodDetail?product_no=${product.product_no}`)
  const pictures = page.getByRole('region', { name: t('product:gallery.label', { name: product.product_name }) })
  await pictures.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog').first()
  await expect(viewer.getByRole('button', { name: t('viewer:zoomIn') })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText(/^1 \/ \d$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(pictures).toBeFocused()
})

/** What is one choice: one stop of the Tab key, with arrow keys between its options. */
const CHOICES = '[role=tablist], [role=toolbar], [role=radiogroup], fieldset:has([aria-pressed])'
const OPTIONS = '[role=tab], input[type=radio], [aria-pressed], [aria-current]'

/** How many choices each page has, on a phone and on a computer. */
const PAGES: readonly (readonly [address: string, mobile: number, desktop: number])[] = [
  ['/cate', 1, 0],
  ['/commodityList?keyword=kopi', 0, 4],
  ['/commodDetail?product_no=:product', 2, 3],
  ['/orderConfirm?sku_no=:sku&quantity=1', 1, 2],
  ['/checkout?order_no=:unpaid', 1, 1],
  ['/order', 1, 1],
  ['/review?order_no=:completed', 1, 1],
  ['/applyRefund?order_no=:shipped', 1, 1],
  ['/afterSaleOrder', 2, 2],
  ['/refunds', 1, 1],
  ['/message', 1, 1],
  ['/couponsList', 2, 2],
  ['/points', 1, 1],
  ['/addressDetail', 1, 1],
  ['/setting', 1, 1],
]

/** From the option that Tab leads to, an arrow key leads to another one, and Tab out of the choice. */
async function isOneStop(page: Page, choice: Locator): Promise<void> {
  const options = (await choice.locator(OPTIONS).elementHandles()) as ElementHandle<HTMLElement>[]
  const at = () => page.evaluate((all) => all.indexOf(document.activeElement as HTMLElement), options)
  await page.evaluate((all) => {
    const stop = all.find((option) => option.matches(':checked, [tabindex="0"]')) ?? all[0]
    stop?.focus()
  }, options)
  const before = await at()
  expect(before).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).not.toBe(before)
  expect(await at(), 'an arrow key stays in it').toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Tab')
  expect(await at(), 'Tab leaves it').toBe(-1)
}

test.describe('as a member', () => {
  test.use({ member: 'sari' })

  test('by keyboard: each choice is one stop, with arrow keys between its options', async ({ person }) => {
    test.slow()
    const { page, t, client } = person
    const desktop = layoutOf(page.viewportSize()) === 'desktop'
    // Of brands several can be chosen. A phone's list does without the code for its four ways to sort.
    const apart = desktop ? [t('filter:brand')] : [t('filter:brand'), t('search:sort.label')]
    const notOne = apart.map((label) => `:not([aria-label="${label}"])`).join('')
    for (const [address, onMobile, onDesktop] of PAGES) {
      await goTo(page, await pathIn(client, address))
      const choices = page.locator('main').locator(CHOICES).and(page.locator(notOne))
      await expect(choices, address).toHaveCount(desktop ? onDesktop : onMobile)
      // The last first: a tab takes away what is below it.
      for (const choice of (await choices.all()).reverse()) await isOneStop(page, choice)
    }
  })

  test('by keyboard: the skip link of an account page leads past the menu', { tag: '@desktop' }, async ({ person }) => {
    const { page, t } = person
    await page.goto('/addressDetail')
    const form = page.getByRole('main').getByLabel(t('address:form.name'))
    await expect(form.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('common:skip') })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabsTo(page, form.first(), 4)
  })
})
