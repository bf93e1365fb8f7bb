import type { Page } from '@playwright/test'
import type { Person } from '../drivers/browser/person.ts'
import { goTo } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

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

test('the pages of guests begin at the left edge of the header, in one of the three widths', async ({ person }) => {
  await checkColumns(person, [
    ['/cate', null],
    ['/search', null],
    ['/commodityList?keyword=kopi', null],
    ['/cart', 'page'],
    ['/coupons', 'page'],
    ['/vouchertcs?coupon_no=KILAURA15', 'page'],
    ['/privacy', 'reading'],
    ['/faqs', 'reading'],
    ['/setLanguage', 'reading'],
    ['/me', 'reading'],
  ])
})

test.describe('beside the account menu', () => {
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
