import type { ConditionName } from '@nusaria/scenarios/conditions'
import type { BrowserContext, Page } from '@playwright/test'
import { withFullStorage, withoutStorage } from './browser-storage.ts'
import { translatePages, translationFaults } from './translated-page.ts'

interface Given {
  /** What the shop stores of the member who is signed in, or of a guest's device. */
  readonly session: string
}

interface Effect {
  /** Changes the context before its first page loads. */
  readonly begin: (context: BrowserContext, given: Given) => Promise<unknown>
  /** What a page does wrong that no step sees. */
  readonly faults?: (page: Page) => Promise<readonly string[]>
}

/** Does something with each tab, also later ones. */
async function onEachPage(context: BrowserContext, act: (page: Page) => Promise<unknown>): Promise<void> {
  context.on('page', (page) => void act(page).catch(() => undefined))
  for (const page of context.pages()) await act(page)
}

/** Sets the clock of each page apart from the true time, by ms. */
async function shiftClock(context: BrowserContext, ms: number): Promise<void> {
  await context.addInitScript((shift) => {
    const real = Date
    const now = () => real.now() + shift
    window.Date = new Proxy(real, {
      construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
      apply: () => new real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, ms)
}

const HOUR = 3_600_000

const slowNetwork = (context: BrowserContext) =>
  onEachPage(context, async (page) => {
    const session = await context.newCDPSession(page)
    // Bytes a second.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 1_500_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
  })

/** What each condition does to a browser. */
export const EFFECTS: Readonly<Record<ConditionName, Effect>> = {
  translated: { begin: translatePages, faults: translationFaults },
  'no-storage': { begin: withoutStorage },
  'full-storage': { begin: withFullStorage },
  'clock+3h': { begin: (context) => shiftClock(context, 3 * HOUR) },
  'clock-1d': { begin: (context) => shiftClock(context, -24 * HOUR) },
  slow: { begin: slowNetwork },
  'forced-colors': { begin: (context) => onEachPage(context, (page) => page.emulateMedia({ forcedColors: 'active' })) },
}
