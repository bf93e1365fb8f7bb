import { expect, type Page } from '@playwright/test'

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
