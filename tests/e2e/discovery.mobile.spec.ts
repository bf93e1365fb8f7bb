import type { CDPSession, Page } from '@playwright/test'
import { discoveryActions, productLinks, productNoOf } from '../drivers/browser/discovery.ts'
import type { Person } from '../drivers/browser/person.ts'
import { goTo } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

/** Pulls the page down by a touch gesture. */
async function pulls(page: Page, px: number): Promise<void> {
  const hand: CDPSession = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y }] })
  await finger('touchStart', 200)
  for (let step = 1; step <= 8; step += 1) await finger('touchMove', 200 + (px * step) / 8)
  await finger('touchEnd', 0)
}

/** Numbers of the linked products, in their order. */
const listed = async (person: Person) =>
  (await productLinks(person).evaluateAll((all) => all.map((link) => link.getAttribute('href')))).map(productNoOf)

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls until more than `count` products are there. Returns the position. */
async function scrollsTo(person: Person, count: number): Promise<number> {
  const { page } = person
  await expect(async () => {
    await productLinks(person).last().scrollIntoViewIfNeeded()
    expect(await productLinks(person).count()).toBeGreaterThan(count)
  }).toPass()
  const card = productLinks(person).nth(count)
  await card.scrollIntoViewIfNeeded()
  return top(page)
}

/** Opens a product and goes back: to the same products at the same position. */
async function opensAndComesBack(person: Person, at: number): Promise<void> {
  const { page } = person
  const [address, before] = [page.url(), await listed(person)]
  const y = await top(page)
  await productLinks(person).nth(at).click()
  await page.waitForURL('**/commodDetail?**')
  await expect(
    page
      .getByRole('spinbutton')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeAttached()
  await page.goBack()
  await page.waitForURL(address)
  await expect.poll(() => top(page)).toBeGreaterThan(y - 8)
  expect(await top(page)).toBeLessThan(y + 8)
  // More products may have been loading.
  expect((await listed(person)).slice(0, before.length)).toEqual(before)
}

test('home: pull to refresh; going back restores the recommended products', async ({ person, browserName }) => {
  // biome-ignore lint/suspicious/noSkippedTests: the touches are sent by Chromium's protocol
  test.skip(browserName !== 'chromium', 'the touches are sent by Chromium’s protocol')
  const { page } = person
  await page.goto('/')
  await expect(productLinks(person).first()).toBeVisible()
  await expect(async () => {
    // The gesture code loads with the first touch.
    const fetched = page.waitForRequest('**/cms/project/getById', { timeout: 2_000 })
    await Promise.all([fetched, pulls(page, 320)])
  }).toPass()
  await scrollsTo(person, 40)
  expect(await top(page)).toBeGreaterThan(1_000)
  await opensAndComesBack(person, 40)
})

test('search and list: a late suggestion is dropped; going back restores filter, pages and position', async ({ person }) => {
  const { page, t } = person
  await page.goto('/search')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/search/suggest', async (route) => {
    if (route.request().postData()?.includes('"ko"')) await held
    await route.continue()
  })
  const box = page.getByRole('combobox', { name: t('common:header.searchLabel') })
  const suggested = page.waitForRequest('**/search/suggest')
  await box.fill('ko')
  await suggested
  await box.fill('madu')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText(/madu/i)
  const before = await options.allTextContents()
  const late = page.waitForResponse(
    (response) => response.url().endsWith('/search/suggest') && Boolean(response.request().postData()?.includes('"ko"')),
  )
  answer()
  await (await late).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await options.allTextContents()).toEqual(before)

  await goTo(page, '/commodityList?typeId=1101')
  await discoveryActions.filtersList(person, { only: 'in stock' })
  await expect(productLinks(person).first()).toBeVisible()
  const far = await scrollsTo(person, 13)
  expect(far).toBeGreaterThan(500)
  await opensAndComesBack(person, 13)
  await expect(page.getByRole('button', { name: t('filter:clearAll') })).toBeAttached()
  await discoveryActions.searches(person, { keyword: 'kopi' })
})
