import { expect, type Page } from '@playwright/test'

/** External pages: the shop isn't open there. */
export const EXTERNAL_PATHS = ['/gateway', '/google']

/** ms: how long a closed overlay may take to remove its history entry */
const CLOSE_TIMEOUT = 1_500

/** Whether an overlay still has its history entry, which navigation from outside must not meet. */
async function isCovered(page: Page): Promise<boolean> {
  // No named function in here: tsx would wrap it in a helper that the page doesn't have.
  return page.evaluate(async (patience) => {
    for (const until = performance.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
      if (!(history.state as { layers?: number } | null)?.layers) return false
      if (performance.now() >= until) return true
    }
  }, CLOSE_TIMEOUT)
}

/** Waits until the page is the shop's own: a server or a build may have written it, and React would take another address for its. */
export async function isStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('#content') ?? {}).some((key) => key.startsWith('__react')))
}

/** Navigates inside the shop, like a link, to another page. Resolves once its heading is there. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await isStarted(page)
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    // A history entry as the router adds it: the shop stores scroll positions by its key.
    const state = { usr: null, key: Math.random().toString(36).slice(2), idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached()
}

/** The error of a navigation that another one interrupted. */
const INTERRUPTED = /net::ERR_ABORTED|interrupted by another navigation/

/** Loads an address. Tries again when a closing dialog, which removes its history entry, interrupts the navigation. */
export async function loadPage(page: Page, address: string): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!INTERRUPTED.test(String(error))) throw error
    return page.goto(address)
  })
}

/** Goes to an address the cheapest way: inside the shop where it is open on another page, else by loading it, which takes several times longer. */
export async function goTo(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url())
  const inShop = origin !== 'null' && !EXTERNAL_PATHS.some((base) => pathname.startsWith(base))
  if (inShop && pathname !== new URL(path, origin).pathname && !(await isCovered(page))) await navigateInApp(page, path)
  else await loadPage(page, path)
}
