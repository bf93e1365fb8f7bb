import { LIMITS } from '@nusaria/contracts/limits'
import { scrollTo } from '@nusaria/scenario-runner/drivers/browser/controls'
import { placeButton } from '@nusaria/scenario-runner/drivers/browser/orders'
import { checkPage, checkWidth } from '@nusaria/scenario-runner/support/check-page'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import type { Locator, Page } from '@playwright/test'

/** letters of a name: more than a seller may write elsewhere */
const LENGTH = 150

const words = 'Kopi Arabika Gayo Sangrai Medium untuk Seduh Manual '
const NAMES = {
  'of many words': words
    .repeat(3)
    .slice(0, LENGTH - 1)
    .padEnd(LENGTH, 'o'),
  'without a space': words.replaceAll(' ', '').repeat(4).slice(0, LENGTH),
} as const

/** Each product of each reply has this name. */
async function renameProducts(page: Page, name: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    const body = await response.text()
    await route.fulfill({ response, body: body.replace(/"product_name":"(?:[^"\\]|\\.)*"/g, `"product_name":${JSON.stringify(name)}`) })
  })
}

/** All of a part lies between the left and right edge of the window. */
async function fits(part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  const width = part.page().viewportSize()?.width ?? 0
  const { x, right } = await part.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { x: box.x, right: box.right }
  })
  expect(x, String(part)).toBeGreaterThanOrEqual(0)
  expect(right, String(part)).toBeLessThanOrEqual(width)
}

test.use({ member: 'sari' })

for (const [kind, name] of Object.entries(NAMES))
  test(`a name of ${LENGTH} letters ${kind} leaves prices and buttons in their place`, async ({ person }) => {
    test.slow()
    const { page, main, t } = person
    const price = (part: Locator) =>
      part
        .getByText(/Rp\s?\d/)
        .filter({ visible: true })
        .first()
    /** Looked at as it is, and at the narrowest window of the layout. */
    const holds = async (...parts: readonly Locator[]) => {
      await checkPage(page)
      for (const part of parts) await fits(part)
      const size = page.viewportSize() ?? { width: 0, height: 0 }
      await page.setViewportSize({ ...size, width: size.width < LIMITS.mobileBreakpoint ? 320 : LIMITS.mobileBreakpoint })
      await expect(() => checkWidth(page)).toPass({ timeout: 15_000 })
      for (const part of parts) await fits(part)
      await page.setViewportSize(size)
    }
    await prepare.unpaidOrder(person)
    await prepare.cart(person)
    await renameProducts(page, name)

    await page.goto(`/commodDetail?product_no=${person.product_no}`)
    const heading = page.getByRole('heading', { level: 1, name })
    await holds(
      heading,
      price(main),
      person.control('button', 'product:buy.add').first(),
      person.control('button', 'product:buy.now').first(),
      person.control('button', 'common:card.favourite', main).first(),
    )
    const set = person.control('button', 'product:set.add')
    await scrollTo(set)
    await fits(set)

    await goTo(page, '/commodityList?keyword=kopi')
    const card = main.getByRole('link', { name }).first()
    const inCard = (key: 'add' | 'favourite') => main.getByRole('button', { name: t(`common:card.${key}`, { product: name }) }).first()
    await card.hover({ position: { x: 16, y: 16 } })
    await holds(card, price(card), inCard('add'), inCard('favourite'))

    await goTo(page, '/cart')
    const line = main.locator('li[data-sku]').first()
    await expect(line).toContainText(name)
    await holds(line, price(line), line.getByRole('spinbutton'), person.control('button', 'cart:checkout…').first())

    await goTo(page, `/orderConfirm?sku_no=${person.sku_no}&quantity=1`)
    await expect(main.getByText(name).first()).toBeVisible()
    await holds(main.getByText(name).first(), placeButton(person))

    await goTo(page, `/orderDetail/${person.order_no}`)
    const bought = main.getByText(name).first()
    await expect(bought).toBeVisible()
    await holds(
      bought,
      price(main),
      person.control('button', 'order:action.payNow').or(person.control('link', 'order:action.payNow')).first(),
    )

    await goTo(page, '/order')
    await expect(main.getByText(name).first()).toBeVisible()
    await holds(main.getByText(name).first(), price(main))
  })
