import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { layoutShift } from '@nusaria/scenario-runner/support/layout-shift'
import { guestPaths, memberPaths } from '@nusaria/scenario-runner/support/screens'
import { FOLDERS } from '@nusaria/scenario-runner/support/server'
import { expect } from '@nusaria/scenario-runner/support/test'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import type { Page, Request } from '@playwright/test'
import { renderedShop, staticShop } from '../support/published-shop.ts'

// `npm run check size`: what every page loads on a phone until it rests, gzip -9, and what moves in it, on both layouts. 1 kB is 1,000 bytes.

/** kB that a page's scripts and style sheets may have for a guest, by its path. The first that matches counts. */
const BUDGETS: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 175],
  [/^\/commodDetail\?/, 190],
  // Sections like those of home, and a list.
  [/^\/activities\?/, 185],
  [/^\/(commodityList|cate|search|agreement|policyTerms|privacy|accessibility|faqs|commodDetailEmpty|coupons|activities|nowhere)\b/, 180],
  [/^\/(login|emailLogin|accountLogin|forgetPassword|resetPassword)$/, 195],
  [/^\/cart$/, 205],
  [/./, 215],
]
/** kB that any page may have for a member, with the parts that only members see. */
const MEMBER_MAX = 215
/** kB that a page from files may have more: the script that shows its outlines, the code that writes its tags, and styles that aren't compressed in one piece. */
const FILES_EXTRA = 8.5
/** kB of scripts that a page may add to those of home, from where it is opened. */
const LATER_MAX = 40
const MAX_SHIFT = 0.01
/** ms: timers of a page that wait this long never end. Its late tasks (decision 013) aren't part of its load, and a slow machine may still be loading then. */
const LATE_TASKS = 1_000
/** ms, in which the page may still move */
const REST = 500
/** ms: a slow machine is waited for */
const PATIENCE = 60_000

/** kB of the scripts and style sheets that a tab asks for during a visit, from a cache or not, and of those in the document itself, by path. */
async function weigh(page: Page, visit: () => Promise<unknown>): Promise<ReadonlyMap<string, number>> {
  const kB = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1_000
  const parts = new Map<string, number>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) parts.set(pathname, kB(readFileSync(FOLDERS.storefront + pathname)))
  }
  page.on('request', note)
  await visit()
  page.off('request', note)
  const inline = await page.locator('script:not([src], [type$=json], [type=speculationrules]), style').allTextContents()
  return parts.set('(in the document)', kB(inline.join('')))
}

const sum = (parts: Iterable<readonly [string, number]>) => [...parts].reduce((total, [, size]) => total + size, 0)

for (const [kind, test, member] of [
  ['of a guest, rendered by a server', renderedShop, null],
  ['of a guest, from files', staticShop, null],
  ['of a member, from files', staticShop, 'sari'],
] as const)
  test.describe(kind, () => {
    // The first visit of a new device, with the offer of the app.
    test.use({ member, knownDevice: member !== null, painted: true })

    test('every page keeps its budgets', async ({ person: { page, client }, layout, watch }) => {
      test.setTimeout(1_200_000)
      await page.addInitScript((late) => {
        const { setTimeout } = window
        window.setTimeout = ((work: TimerHandler, ms = 0, ...values: unknown[]) =>
          ms < late ? setTimeout(work, ms, ...values) : 0) as typeof setTimeout
      }, LATE_TASKS)
      const traffic = trafficOf(page)
      const requests = { settled: () => traffic.settled(PATIENCE) }
      const paths = await (member ? memberPaths(client) : guestPaths(client))
      const home = new Set<string>()
      for (const path of ['/', ...paths.filter((each) => each !== '/')]) {
        let shift = 0
        const parts = await weigh(page, async () => {
          shift = await layoutShift(page, requests, path, REST)
          await requests.settled()
        })
        if (path === '/') for (const part of parts.keys()) home.add(part)
        const added = sum([...parts].filter(([part]) => part.endsWith('.js') && !home.has(part)))
        const budget = member
          ? MEMBER_MAX
          : (BUDGETS.find(([pattern]) => pattern.test(path))?.[1] ?? 0) + (test === staticShop ? FILES_EXTRA : 0)
        const line = `${sum(parts).toFixed(1)} of ${budget} kB, ${added.toFixed(1)} of ${LATER_MAX} kB later, shift ${shift.toFixed(4)}: ${path}`
        console.log(`${layout} ${line}`)
        const list = [...parts]
          .map(([part, size]) => `${size.toFixed(1).padStart(7)} kB  ${part}`)
          .sort()
          .reverse()
        if (layout === 'mobile') {
          expect.soft(sum(parts), [line, ...list].join('\n')).toBeLessThanOrEqual(budget)
          expect.soft(added, [line, ...list].join('\n')).toBeLessThanOrEqual(LATER_MAX)
        }
        expect.soft(shift, line).toBeLessThanOrEqual(MAX_SHIFT)
        expect.soft(watch.errors.splice(0), `errors, hydration's too: ${line}`).toEqual([])
      }
    })
  })
