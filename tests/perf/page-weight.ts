import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { FOLDERS } from '../support/server.ts'

/** One script or style sheet of a page. */
export interface Part {
  readonly path: string
  /** gzip -9, in bytes */
  readonly size: number
}

const COUNTED = /\.(js|css)$/

const sizes = new Map<string, number>()

const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length

function sizeOf(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const size = gzipSize(readFileSync(FOLDERS.storefront + path))
  sizes.set(path, size)
  return size
}

/** The scripts and style sheets that a tab asks for during a visit, from a cache or not, and those in the document itself; the largest first. */
export async function weighPage(page: Page, visit: () => Promise<void>): Promise<Part[]> {
  const paths = new Set<string>()
  const onRequest = (request: { url(): string }) => {
    const { pathname } = new URL(request.url())
    if (COUNTED.test(pathname)) paths.add(pathname)
  }
  page.on('request', onRequest)
  await visit()
  page.off('request', onRequest)
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src], [type$=json], [type=speculationrules]), style')]
      .map(({ textContent }) => textContent ?? '')
      .join(''),
  )
  return [...[...paths].map((path) => ({ path, size: sizeOf(path) })), { path: '(in the document)', size: gzipSize(inline) }].sort(
    (a, b) => b.size - a.size,
  )
}

/** Bytes that a page's scripts and style sheets may have, by its address; 1 kB is 1,000 bytes. The first that matches counts. */
const BUDGETS: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 150_000],
  [/^\/commodDetail\?/, 170_000],
  [/^\/commodityList\b/, 160_000],
  [/^\/(cate|search|agreement|policyTerms|privacy|faqs|commodDetailEmpty|coupons|activities|no-such-page)\b/, 160_000],
  [/^\/(login|emailLogin|accountLogin|forgetPassword)$/, 175_000],
  [/^\//, 190_000],
]

/**
 * What a page from static files may have more: the script that shows its outlines, the code that writes a product's tags, and styles that
 * aren't compressed in one piece.
 */
const STATIC_EXTRA = 8_500

/** @param rendered by a server */
export function budgetOf(route: string, rendered: boolean): number {
  const [, budget] = BUDGETS.find(([pattern]) => pattern.test(route)) ?? []
  if (budget === undefined) throw new RangeError(`No budget for ${route}`)
  return budget + (rendered ? 0 : STATIC_EXTRA)
}
