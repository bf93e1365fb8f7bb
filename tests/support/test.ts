import type { Language } from '@nusaria/contracts/headers'
import { test as base, expect, type Page } from '@playwright/test'
import { controlOver, createWorld, type WorldControl } from './control.ts'
import type { Layout } from './layouts.ts'
import { LOCALES, type Texts, textsOf } from './texts.ts'
import { type Watch, watchPage } from './watch.ts'

declare global {
  interface Window {
    __contractViolations?: readonly unknown[]
  }
}

interface Options {
  /** Language of the browser and so of the shop. */
  language: Language
  /** Freeze the world's clock, and the page's with it: both move by `advance` alone. */
  frozen: boolean
}

interface Fixtures {
  layout: Layout
  t: Texts
  world: WorldControl
  watch: Watch
  /** Moves the world's clock and the page's together. */
  advance(duration: string): Promise<void>
}

/** A test in a world of its own, failing on whatever goes wrong beside what it looks at. */
export const test = base.extend<Options & Fixtures>({
  language: ['id', { option: true }],
  frozen: [false, { option: true }],
  layout: async ({ isMobile }, use) => use(isMobile ? 'mobile' : 'desktop'),
  locale: async ({ language }, use) => use(LOCALES[language]),
  t: async ({ language }, use) => use(textsOf(language)),
  world: async ({ baseURL, frozen }, use) => {
    const world = await createWorld(controlOver(baseURL ?? ''), { frozen })
    await use(world)
    await world.remove()
  },
  context: async ({ context, world, baseURL }, use) => {
    await context.addCookies([{ name: 'mock_world', value: world.id, url: baseURL }])
    await use(context)
  },
  watch: [
    async ({ page, baseURL }, use) => {
      const watch = watchPage(page, baseURL ?? '')
      await use(watch)
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      expect(await violationsOf(page), 'contract violations').toEqual([])
      expect(watch.found, 'errors beside the test').toEqual([])
    },
    { auto: true },
  ],
  advance: async ({ page, world }, use) => {
    await page.clock.install()
    await use(async (duration) => {
      await world.advance(duration)
      await page.clock.runFor(milliseconds(duration))
    })
  },
})

export { expect }

async function violationsOf(page: Page): Promise<readonly unknown[]> {
  return page.isClosed() ? [] : page.evaluate(() => window.__contractViolations ?? [])
}

/** `PT1H30M`, `PT60S`, `P2D` in ms. */
export function milliseconds(duration: string): number {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration)
  if (!parts) throw new RangeError(`Not a duration: ${duration}`)
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
}
