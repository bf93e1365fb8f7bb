import type { BrowserContext, Page, TestInfo } from '@playwright/test'

/** Stops painting the pages of a context; layout and events stay. Painting takes an eighth of a story's time. */
export async function hidePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
    window.__unseen = sheet
  })
}

/** Paints a page, for screenshots and colour checks. */
export async function showPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (!window.__unseen) return
    window.__unseen.disabled = true
    // The style change takes effect with the next frame.
    while (getComputedStyle(document.documentElement).opacity !== '1') await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Stops painting the page, if it was hidden before. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.__unseen) window.__unseen.disabled = false
  })
}

/** Attaches a screenshot to a failed test. */
export async function attachScreenshot(page: Page, info: TestInfo): Promise<void> {
  await showPage(page)
  const path = info.outputPath('failed.png')
  await page.screenshot({ path })
  await info.attach('where it failed', { path, contentType: 'image/png' })
}
