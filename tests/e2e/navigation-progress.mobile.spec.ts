import { productLinks } from '../drivers/browser/discovery.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { goTo } from '../support/navigation.ts'
import { expect, test } from '../support/test.ts'

test('a touch on a link shows at once that the page is on its way, until it is there', async ({ person, t, browserName }) => {
  // biome-ignore lint/suspicious/noSkippedTests: others don't tell of a navigation
  test.skip(browserName !== 'chromium', 'others don’t tell of a navigation')
  const { page } = person
  await page.goto('/')
  await expect(page.getByRole('heading').first()).toBeAttached()
  const release = await holdScripts(page)
  const onItsWay = page.locator('html[data-leaving]')
  await expect(onItsWay).toHaveCount(0)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('common:tabs.cart') })
    .click()
  await expect(onItsWay).toHaveCount(1)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart:title'))
  await expect(onItsWay).toHaveCount(0)
  // Another order of the same list is no other page.
  await goTo(page, '/commodityList?keyword=kopi')
  await page.evaluate(() => {
    const marks: string[] = []
    Object.assign(window, { marks })
    const note = () => marks.push(document.documentElement.dataset.leaving ?? 'gone')
    new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['data-leaving'] })
  })
  const marks = () => page.evaluate(() => (window as unknown as { marks: readonly string[] }).marks)
  await page.getByRole('button', { name: t('search:sort.newest') }).click()
  await page.waitForURL(/sort=newest/)
  expect(await marks()).toEqual([])
  await productLinks(person).first().click()
  await page.waitForURL('**/commodDetail?**')
  await expect.poll(marks).toEqual(['', 'gone'])
})
