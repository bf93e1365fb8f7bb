import type { BrowserContext, Page, TestInfo } from '@playwright/test'

declare global {
  interface Window {
    __unseen?: CSSStyleSheet
  }
}

/**
 * Every page of a context keeps its boxes, names and what can be pressed, and paints none of it: painting is an eighth of what a story costs
 * a browser, and nobody looks.
 */
export async function hidePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
    window.__unseen = sheet
  })
}

/** Paints a page from now on: for a picture, or for who reads its colours. */
export async function showPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (!window.__unseen) return
    window.__unseen.disabled = true
    // A sheet that is put aside is told of with the next frame.
    while (getComputedStyle(document.documentElement).opacity !== '1') await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Paints it no more, if it was hidden before. */
export async function hidePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.__unseen) window.__unseen.disabled = false
  })
}

/** What stands at the screen where a test failed, beside its report. */
export async function attachScreenshot(page: Page, info: TestInfo): Promise<void> {
  await showPage(page)
  const path = info.outputPath('failed.png')
  await page.screenshot({ path })
  await info.attach('where it failed', { path, contentType: 'image/png' })
}
