import type { Language } from '@nusaria/contracts/headers'
import type { ConditionName } from '@nusaria/scenarios/conditions'
import { MEMBERS, type MemberName } from '@nusaria/scenarios/members'
import { expect } from '@playwright/test'
import { type BrowserDriver, browserDriver } from '../drivers/browser/browser-driver.ts'
import { Person } from '../drivers/browser/person.ts'
import { openInPage } from '../drivers/browser/session.ts'
import { createWorld, type WorldControl } from './control.ts'
import { type ErrorWatch, watchErrors } from './error-watch.ts'
import { httpHost } from './hosts.ts'
import { type Layout, layoutOf } from './layouts.ts'
import { attachScreenshot, hidePages } from './page-visibility.ts'
import { BROWSER_WITH_IMAGES } from './pictures.ts'
import { plainTest } from './plain-test.ts'
import { seedKnownDevice, signInContext } from './seed-session.ts'
import { LOCALES, type Texts, textsOf } from './texts.ts'

export interface Options {
  /** Language of the browser, and so of the shop. */
  language: Language
  /** The logged-in member when the first page opens; null for a guest. */
  member: MemberName | null
  /** Whether the device has visited the shop before. */
  knownDevice: boolean
  /** The path below which the shop is. */
  base: string
  /** Whether pages are painted. */
  painted: boolean
  /** The condition under which a story is told. */
  under: ConditionName | undefined
}

export interface Fixtures {
  layout: Layout
  t: Texts
  world: WorldControl
  watch: ErrorWatch
  /** A person at a blank tab of this layout, in this world and language. */
  person: Person
  /** Tells stories in the page. */
  driver: BrowserDriver
  /** Advances the clocks of world and tab together. */
  advance(duration: string): Promise<void>
}

/** A test in its own world, which fails on any unexpected error in the browser. */
export const test = plainTest.extend<Options & Fixtures>({
  language: ['id', { option: true }],
  member: [null, { option: true }],
  knownDevice: [true, { option: true }],
  base: ['/', { option: true }],
  painted: [false, { option: true }],
  under: [undefined, { option: true }],
  layout: async ({ viewport }, use) => use(layoutOf(viewport)),
  locale: async ({ language }, use) => use(LOCALES[language]),
  t: async ({ language }, use) => use(textsOf(language)),
  world: async ({ baseURL }, use) => {
    const world = await createWorld(httpHost(baseURL ?? '').control)
    await use(world)
    await world.remove()
  },
  page: async ({ page, context, painted }, use, info) => {
    if (!painted) await hidePages(context)
    await use(page)
    if (info.status !== info.expectedStatus && page.url() !== 'about:blank') await attachScreenshot(page, info)
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = await watchErrors(context, baseURL ?? '')
      await use(watch)
      expect(watch.errors, 'errors beside the test').toEqual([])
    },
    { auto: true },
  ],
  person: async ({ page, context, world, baseURL, layout, language, member, knownDevice, base }, use) => {
    const host = httpHost(baseURL ?? '')
    await context.addCookies([{ name: 'mock_world', value: world.id, url: baseURL }])
    const person = new Person(page, { layout, language, world, host })
    if (member) person.client.token = (await signInContext(context, host, world, MEMBERS[member].phone, base)).token
    else if (knownDevice) await seedKnownDevice(context, base)
    await use(person)
  },
  driver: async ({ page, baseURL, layout, language, under }, use) =>
    use(browserDriver(layout, layout === 'mobile', openInPage(page, baseURL ?? '', { layout, language, under }))),
  advance: async ({ page, world }, use) => {
    await page.clock.install()
    await use(async (duration) => {
      await world.advance(duration)
      await page.clock.runFor(milliseconds(duration))
    })
  },
})

/** The same in a browser that loads images. */
export const testWithImages = test.extend({ launchOptions: BROWSER_WITH_IMAGES })

/** The same on the offline build, without a server. */
export const offlineTest = test.extend({
  serviceWorkers: 'allow',
  baseURL: async ({ baseURL: _shop }, use, info) => use(String(info.config.metadata.offline)),
  watch: async ({ watch }, use) => {
    // The worker checks for updates on each page; leaving a page cancels this, without harm.
    watch.allow(/Failed to update a ServiceWorker .*: Not found/)
    await use(watch)
  },
})

export { expect }

/** `PT1H30M`, `PT60S`, `P2D` in ms. */
export function milliseconds(duration: string): number {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration)
  if (!parts) throw new RangeError(`Not a duration: ${duration}`)
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
}
