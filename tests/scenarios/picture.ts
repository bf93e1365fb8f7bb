import type { Page } from '@playwright/test'

/** JPEG quality in percent: readable, at a tenth of a PNG's size. */
const QUALITY = 60

/** Takes a screenshot, of the whole page or of what is in view. Waits while the tab is between two pages. */
export async function takeScreenshot(page: Page, file: string, whole: boolean): Promise<void> {
  await page.screenshot({
    path: file,
    fullPage: whole,
    type: 'jpeg',
    quality: QUALITY,
    scale: 'css',
    animations: 'disabled',
    timeout: 15_000,
  })
}
