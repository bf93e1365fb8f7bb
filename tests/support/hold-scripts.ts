import type { Page } from '@playwright/test'

/** Holds files or replies of the shop back, by default all its scripts, until the returned function is called. */
export async function holdScripts(page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, (route) => released.then(() => route.fallback()))
  return release
}
