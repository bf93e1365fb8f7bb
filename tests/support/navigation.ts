import { expect, type Page } from '@playwright/test'

/** Pages that stand in for another company's: the shop isn't open there. */
const EXTERNAL_PATHS = ['/gateway', '/google']

/** ms in which what has just closed over a page has taken its entry out of the history, by far */
const CLOSE_TIMEOUT = 1_500

/** Whether something still lies over the page: it has an entry of its own in the history, which no step from outside may meet on its way. */
async function isCovered(page: Page): Promise<boolean> {
  // No named function in here: the scenarios' command line (tsx) would wrap it in a helper that the page doesn't have.
  return page.evaluate(async (patience) => {
    for (const until = performance.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
      const state = history.state as { layers?: readonly string[] } | null
      if (!state?.layers?.length) return false
      if (performance.now() >= until) return true
    }
  }, CLOSE_TIMEOUT)
}

/**
 * Goes to an address of the shop as a link inside it does: the shop isn't loaded again. Resolves once the other page's
 * heading is there. It has to be another page: one that stays keeps its heading.
 */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    // An entry as the router adds it: with a key of its own, by which the shop remembers where the page stood.
    const state = { usr: null, key: Math.random().toString(36).slice(2), idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached()
}

/** How a browser tells of a way that another one broke off. */
const INTERRUPTED = /net::ERR_ABORTED|interrupted by another navigation/

/** Loads an address. A dialog that has only just closed takes its entry out of the history, which breaks off whoever leaves meanwhile. */
export async function loadPage(page: Page, address: string): Promise<void> {
  await page.goto(address).catch((error: unknown) => {
    if (!INTERRUPTED.test(String(error))) throw error
    return page.goto(address)
  })
}

/**
 * Brings a tab to an address of the shop, the cheapest way: inside the shop as a link does, where it is open on another page; else by
 * loading it. A page loaded anew costs several times as much; it is opened by its address where that is what a story tells.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url())
  const inShop = origin !== 'null' && !EXTERNAL_PATHS.some((base) => pathname.startsWith(base))
  if (inShop && pathname !== new URL(path, origin).pathname && !(await isCovered(page))) await navigateInApp(page, path)
  else await loadPage(page, path)
}
