import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { MOBILE } from '../support/layouts.ts'

/** One script or style sheet of the first load. */
export interface Part {
  readonly path: string
  /** gzip -9, in bytes */
  readonly size: number
}

const COUNTED = /\.(js|css)(\?|$)/

/** Loads an address on a phone without touching it. Returns its scripts and style sheets. */
export async function firstLoad(browser: Browser, address: string): Promise<Part[]> {
  const context = await browser.newContext({ ...MOBILE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const parts: Promise<Part>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!COUNTED.test(pathname)) return
    parts.push(response.body().then((body) => ({ path: pathname, size: gzipSync(body, { level: 9 }).length })))
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.getByRole('main').getByRole('link').first().waitFor()
  await waitUntilStable(() => parts.length)
  const found = await Promise.all(parts)
  const inline = await page.evaluate(() => [...document.querySelectorAll('script:not([src]), style')].map((one) => one.textContent ?? ''))
  await context.close()
  const [text] = [inline.join('')]
  return [...found, { path: '(inline in index.html)', size: text ? gzipSync(text, { level: 9 }).length : 0 }].sort(
    (a, b) => b.size - a.size,
  )
}

/** Resolves when a count stays the same for 3 s: idle callbacks and late imports included. */
async function waitUntilStable(count: () => number): Promise<void> {
  for (let still = 0, last = -1; still < 6; still = count() === last ? still + 1 : 0) {
    last = count()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
