import { productContract } from '@nusaria/contracts/product'
import type { Page } from '@playwright/test'
import { productLinks } from '../drivers/browser/discovery.ts'
import { expect, test } from '../support/test.ts'

const DETAIL = `**${productContract.minSkuDetail.path.replace(':id', '*')}`

/** Notes what moves in the transitions of a page. */
const noteMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: unknown[] = []
    Object.assign(window, { moves })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const note = () => moves.push(...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement))
      void transition.ready.then(note)
      return transition
    }
  })

for (const [motion, moved] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a product opens with the picture of its card before its data is there (motion: ${motion})`, async ({ person, browserName }) => {
    // biome-ignore lint/suspicious/noSkippedTests: others have no such transitions
    test.skip(browserName !== 'chromium', 'others have no such transitions')
    const { page, main } = person
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.emulateMedia({ reducedMotion: motion })
    await page.route(DETAIL, (route) => released.then(() => route.fallback()))
    await page.goto('/commodityList?keyword=kopi')
    const card = productLinks(person).first()
    const picture = `img[src="${await card.locator('img').first().getAttribute('src')}"]`
    await noteMoves(page)
    await card.click()
    await page.waitForURL('**/commodDetail?**')
    await expect(main.locator(`[data-picture] > ${picture}`)).toBeVisible()
    const moves = () => page.evaluate(() => (window as unknown as { moves: string[] }).moves.map(String))
    if (moved) await expect.poll(moves).toContain('::view-transition-group(product-picture)')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('[data-picture] > img')).toHaveCount(0)
    await expect(main.locator(picture)).toBeVisible()
    if (!moved) expect(await moves()).toEqual([])
  })
}
