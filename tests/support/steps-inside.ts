import { expect, type Page } from '@playwright/test'

/** Pages that stand in for another company's: the shop isn't open there. */
const STAND_INS = ['/gateway', '/google']

/**
 * Goes to an address of the shop as a link inside it does: the shop isn't loaded again. Resolves once the other page's
 * heading is there. It has to be another page: one that stays keeps its heading.
 */
export async function stepsTo(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached()
}

/**
 * Brings a tab to an address of the shop, the cheapest way: inside the shop as a link does, where it is open on another page; else by
 * loading it. A page loaded anew costs several times as much; it is opened by its address where that is what a story tells.
 */
export async function goesTo(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url())
  const inShop = origin !== 'null' && !STAND_INS.some((base) => pathname.startsWith(base))
  if (inShop && pathname !== new URL(path, origin).pathname) await stepsTo(page, path)
  else await page.goto(path)
}
