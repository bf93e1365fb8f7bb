import type { Page } from '@playwright/test'

/** Per cent: enough to read by, and a tenth of what a PNG weighs. */
const QUALITY = 60

/** What stands at the screen, into a file. One that is between two pages is waited for. */
export async function takeScreenshot(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY, scale: 'css', animations: 'disabled', timeout: 15_000 })
}
