import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Notes in each page that the shopper pressed a control, so that the focus has a place that it can lose. */
export async function watchFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener(
      'focusin',
      () => {
        window.__focused = true
      },
      true,
    )
  })
}

/** ms: a page that opens has its heading by then */
const PATIENCE = 5_000

/** After a press some element has the focus. Were it lost, the Tab key would start at the top of the page, and a screen reader would say nothing. */
export async function checkFocus(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => !window.__focused || !document.querySelector('#content') || document.activeElement !== document.body)
  if (await isKept()) return
  await expect.poll(isKept, { timeout: PATIENCE, message: `the focus is lost on ${page.url()}` }).toBe(true)
}
