import { LIMITS } from '@nusaria/contracts/limits'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { checkWidth, smallTexts } from '@nusaria/scenario-runner/support/check-page'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { memberPaths } from '@nusaria/scenario-runner/support/screens'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Locator, Page } from '@playwright/test'

/** px on a wide screen: a page, a text to read, a form */
const WIDTH = { page: 1_200, reading: 760, form: 440 } as const
/** px: the account menu and the room beside it */
const MENU = 248 + 24

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, width } = element.getBoundingClientRect()
      return { left: Math.round(left), width: Math.round(width) }
    })

/** Opens pages and compares the left edge of each with the header's, and the width of its column. */
async function checkColumns(person: Person, pages: readonly (readonly [string, keyof typeof WIDTH | null])[], indent = 0) {
  const { page, t } = person
  for (const [path, column] of pages) {
    await goTo(page, path)
    await expect(page.locator('main h1').first()).toBeAttached()
    const logo = await person.page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.home') })
      .boundingBox()
    const left = Math.round(logo?.x ?? 0) + indent
    if (column === null) expect((await boxOf(page, 'main h1')).left, path).toBe(left)
    else expect(await boxOf(page, 'main [data-column]'), path).toEqual({ left, width: Math.min(WIDTH[column], WIDTH.page - indent) })
  }
}

const HEIGHT = 1024

test('the pages of guests begin at the left edge of the header, in one of the three widths', { tag: '@desktop' }, async ({ person }) => {
  await checkColumns(person, [
    ['/cate', null],
    ['/search', null],
    ['/commodityList?keyword=kopi', null],
    ['/cart', 'page'],
    ['/coupons', 'page'],
    ['/vouchertcs?coupon_no=KILAURA15', 'page'],
    ['/privacy', 'reading'],
    ['/accessibility', 'reading'],
    ['/faqs', 'reading'],
    ['/setLanguage', 'reading'],
    ['/me', 'reading'],
  ])
})

test('a row of the categories is 2rem high on a phone and 3.125rem on a desktop', async ({ person, layout }) => {
  const { page, t } = person
  const [, type] = await person.client.call('nav.typeList')
  await page.goto('/')
  const within = layout === 'mobile' ? person.main : page.getByRole('navigation', { name: t('common:header.categories') })
  const row = within.getByRole('link', { name: type?.nav_type_name, exact: true }).getByText(type?.nav_type_name ?? '', { exact: true })
  const height = () =>
    row.evaluate((each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await expect.poll(height).toBe(layout === 'mobile' ? 2 : 3.125)
})

test.describe('beside the account menu', { tag: '@desktop' }, () => {
  test.use({ member: 'sari' })

  test('lists begin where forms do, and forms have their width', async ({ person }) => {
    const lists = ['/order', '/refunds', '/couponsList', '/message', '/addressManage']
    const forms = ['/setting', '/addressDetail', '/verifyPhone', '/delete', '/payment-option', '/refund-settings']
    await checkColumns(person, [...lists.map((path) => [path, 'page'] as const), ...forms.map((path) => [path, 'form'] as const)], MENU)
  })

  test('a form has help beside it, and below it where the window is narrow', async ({ person }) => {
    const { page, t } = person
    await goTo(page, '/addressDetail')
    const help = page.getByRole('complementary').filter({ hasText: t('service:help.title') })
    const form = page.locator('main form')
    const below = async () => ((await help.boundingBox())?.y ?? 0) >= ((await form.boundingBox())?.height ?? 0)
    await expect(help).toBeVisible()
    expect(await below()).toBe(false)
    await page.setViewportSize({ width: 750, height: 900 })
    expect(await below()).toBe(true)
  })
})

test.describe('on touch', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true, viewport: { width: LIMITS.desktopMinWidth, height: 768 } })

  test('the first tap on a category opens its children, the next its products', async ({ person }) => {
    const { page, t } = person
    await page.goto('/')
    const types = page.getByRole('navigation', { name: t('common:header.categories') }).getByRole('link')
    for (const type of [types.nth(1), types.nth(3)]) {
      await type.tap()
      await expect(type).toHaveAttribute('aria-expanded', 'true')
      expect(new URL(page.url()).pathname).toBe('/')
    }
    await types.nth(3).tap()
    await page.waitForURL('**/commodityList?typeId=*')
    await expect(types.nth(3)).toHaveAttribute('aria-expanded', 'false')
  })

  test('a row of children fits the narrowest desktop screen', async ({ person }) => {
    const { page, t } = person
    const type = (await person.client.call('nav.typeList')).find(({ child_list }) => child_list.length > 7)
    await page.setViewportSize({ width: LIMITS.mobileBreakpoint, height: HEIGHT })
    await page.goto('/')
    const types = page.getByRole('navigation', { name: t('common:header.categories') })
    await types.getByRole('link', { name: type?.nav_type_name, exact: true }).tap()
    for (const { nav_type_name: name } of type?.child_list ?? [])
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on the narrowest phone', { tag: '@mobile' }, () => {
  test.use({ member: 'sari', viewport: { width: 320, height: 640 } })

  test('no text is below 11 px, and no page scrolls sideways', async ({ person }) => {
    const { page } = person
    await prepare.unpaidOrder(person)
    const { product } = await findProduct(person.client, { like: 'keripik singkong', variants: true })
    const paths = [
      '/',
      '/commodityList?keyword=kopi',
      `/commodDetail?product_no=${product.product_no}`,
      '/cart',
      '/me',
      `/checkout?order_no=${person.order_no}`,
    ]
    for (const path of paths) {
      await goTo(page, path)
      await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible()
      expect(await smallTexts(page), path).toEqual([])
      await checkWidth(page)
    }
  })
})

test.describe('on a tablet', { tag: '@desktop' }, () => {
  test.use({ member: 'sari' })

  test('no page of a member scrolls sideways, on both sides of the breakpoints', async ({ person }) => {
    test.slow()
    const { page, t } = person
    const widths = [LIMITS.desktopMinWidth, LIMITS.mobileBreakpoint, LIMITS.mobileBreakpoint - 1]
    const paths = await memberPaths(person.client)
    // The page to print has no header.
    for (const path of paths.filter((each) => !each.startsWith('/invoice'))) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      // Begins where the page before ended: crossing to the other layout takes most of the time.
      for (const width of widths.reverse()) {
        await page.setViewportSize({ width, height: HEIGHT })
        const header = page.getByRole('banner').getByRole('link', { name: t('common:header.home') })
        await expect(header).toBeVisible({ visible: width >= LIMITS.mobileBreakpoint })
        // Parts of the other layout may still be loading.
        await expect(() => checkWidth(page)).toPass({ timeout: 15_000 })
      }
    }
  })

  test('the long words of paying in cash stay in the panel of the cashier', async ({ person }) => {
    const { page, main, t } = person
    await prepare.unpaidOrder(person)
    await page.setViewportSize({ width: 820, height: HEIGHT })
    await goTo(page, `/checkout?order_no=${person.order_no}`)
    await main.getByRole('radio', { name: t('checkout:cashier.option.cod') }).check({ force: true })
    const panel = main.getByRole('complementary')
    const button = panel.getByRole('button')
    await expect(button).toHaveText(t('checkout:cashier.placeCod'))
    const right = async (of: Locator) => of.boundingBox().then((at) => (at?.x ?? 0) + (at?.width ?? 0))
    expect(await right(button)).toBeLessThan(await right(panel))
    await checkWidth(page)
  })

  test('a tablet has a rail for the menu, room for the search, and titles beside their buttons', async ({ person }) => {
    const { page, t } = person
    await prepare.unpaidOrder(person)
    await page.setViewportSize({ width: LIMITS.mobileBreakpoint, height: HEIGHT })
    await page.goto(`/orderDetail/${person.order_no}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    const box = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect((await box(page.getByRole('navigation', { name: t('account:menu') }))).width).toBeLessThan(100)
    expect((await box(page.getByRole('combobox', { name: t('common:header.searchLabel') }))).width).toBeGreaterThan(200)
    expect((await box(title)).height, 'one line').toBeLessThan(40)

    await goTo(page, `/commodDetail?product_no=${person.product_no}`)
    const buy = page
      .getByRole('main')
      .getByRole('button', { name: t('product:buy.now') })
      .first()
    await expect(buy).toBeVisible()
    const [button, column] = [await box(buy), await box(title)]
    expect(Math.abs(button.width - column.width), 'as wide as its column').toBeLessThan(2)

    const main = page.getByRole('main')
    const vouchers = main.getByRole('region', { name: t('product:vouchers.title') })
    const delivery = main.getByText(t('product:delivery.title'), { exact: true })
    const pictures = await box(main.getByRole('button', { name: t('product:gallery.show', { number: 1 }) }))
    for (const part of [vouchers, delivery]) {
      const place = await box(part)
      expect(place.x, 'in the column of the pictures').toBeLessThan(column.x)
      expect(place.y, 'below the pictures').toBeGreaterThan(pictures.y + pictures.height)
    }
    const end = async (part: Locator) => box(part).then(({ y, height }) => y + height)
    const apart = async () => Math.abs((await end(delivery.locator('..'))) - (await end(buy)))
    await expect.poll(apart, 'both columns end together').toBeLessThan(100)
    await page.setViewportSize({ width: LIMITS.desktopMinWidth, height: HEIGHT })
    await expect.poll(async () => (await box(delivery)).x, 'delivery with the options').toBeCloseTo((await box(title)).x)
    const order = await Promise.all(
      [main.getByRole('radiogroup').first(), buy, vouchers, delivery].map(async (part) => (await box(part)).y),
    )
    expect(order, 'options, buttons, vouchers, delivery').toEqual(order.toSorted((a, b) => a - b))

    // On the widest phone the first screen has more than a picture.
    await page.setViewportSize({ width: LIMITS.mobileBreakpoint - 1, height: 800 })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(title).toBeInViewport({ ratio: 1 })
  })

  test('what is chosen and typed stays when the window crosses to the other layout, and no visit counts twice', async ({ person }) => {
    const { page } = person
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    const cross = async () => {
      for (const width of [LIMITS.mobileBreakpoint - 1, LIMITS.mobileBreakpoint]) {
        await page.setViewportSize({ width, height: HEIGHT })
        await expect(page.getByRole('banner')).toBeVisible({ visible: width >= LIMITS.mobileBreakpoint })
      }
    }
    const { product } = await findProduct(person.client, { like: 'kopi', variants: true })
    await page.setViewportSize({ width: LIMITS.mobileBreakpoint, height: HEIGHT })
    await page.goto(`/commodDetail?product_no=${product.product_no}`)
    await page.getByRole('radio').nth(1).check()
    const chosen = page.url()
    const visits = () => calls.filter((path) => path.endsWith('/visit/views')).length
    await expect.poll(visits).toBe(1)
    await cross()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    expect([page.url(), visits()]).toEqual([chosen, 1])

    await goTo(page, '/addressDetail')
    const street = person.field('address:form.street')
    await street.fill('Jl. Melati 5')
    await cross()
    await expect(street).toHaveValue('Jl. Melati 5')
  })
})
