import { isRepeatable } from '@nusaria/contracts/contract'
import { API_BASE } from '@nusaria/contracts/headers'
import { findCallAt } from '@nusaria/contracts/registry'
import type { ConditionName } from '@nusaria/scenarios/conditions'
import type { BrowserContext, CDPSession, Page, ViewportSize } from '@playwright/test'
import { withFullStorage, withoutStorage } from './browser-storage.ts'
import { widthOf } from './check-page.ts'
import { type Deployments, GONE_ERRORS, watchDeployments } from './deploy.ts'
import { DESKTOP, layoutOf } from './layouts.ts'
import { hiddenTexts, spaceText, unseenStates } from './page-faults.ts'
import { translatePages, translationFaults } from './translated-page.ts'

interface Given {
  /** What the shop stores of the member who is signed in, or of a guest's device. */
  readonly session: string
}

interface Effect {
  /** Changes the context before its first page loads. */
  readonly begin: (context: BrowserContext, given: Given) => Promise<unknown>
  /** Undoes what Playwright keeps for the next test. */
  readonly end?: (context: BrowserContext) => Promise<unknown>
  /** What a page does wrong that no step sees. */
  readonly faults?: (page: Page) => Promise<readonly string[]>
  /** Runs after each step of the second half of a story. */
  readonly midway?: (page: Page) => void
  /** Whether the page loaded itself again, so that the shopper does the same step once more. */
  readonly interrupted?: (page: Page) => boolean
  /** What the browser logs because of it. */
  readonly errors?: RegExp
}

const onEachPage = (act: (page: Page) => Promise<unknown>) => (context: BrowserContext) => Promise.all(context.pages().map(act))

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

/** What slows a page's network, until it is detached. */
const slowed = new WeakMap<Page, CDPSession>()

async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  slowed.set(page, session)
  /** bytes a second */
  const throughput = 1_500_000 / 8
  const conditions = { offline: false, latency: 300, downloadThroughput: throughput, uploadThroughput: throughput }
  await session.send('Network.emulateNetworkConditions', conditions)
}

const isApi = ({ pathname }: URL) => pathname.includes(`${API_BASE}/`)

/** Loses each tenth reply of the calls that the shop sends again. The payment gateway is another site. */
async function loseReplies(context: BrowserContext): Promise<void> {
  let sent = 0
  await context.route(isApi, async (route) => {
    const request = route.request()
    const call = findCallAt(request.method(), new URL(request.url()).pathname)?.call
    const isLost = call && isRepeatable(call) && !request.frame().url().includes('/gateway/') && ++sent % 10 === 0
    if (!isLost) return route.fallback()
    await route.fetch({ maxRedirects: 0 }).catch(() => null)
    await route.abort('connectionreset').catch(() => null)
  })
}

/** Windows at 400 %: of 1280 × 1024 px, which gets the layout of a phone, and of 3840 × 2160 px. */
const ZOOMED = { mobile: { width: 320, height: 256 }, desktop: { width: 960, height: 540 } }

/** What each tab's window was before it was zoomed, and what zooms it. */
const zoomed = new WeakMap<Page, { readonly size: ViewportSize; readonly session: CDPSession }>()

async function zoom(page: Page): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP.viewport
  const session = await page.context().newCDPSession(page)
  zoomed.set(page, { size, session })
  const window = ZOOMED[layoutOf(size)]
  await page.setViewportSize(window)
  await session.send('Emulation.setDeviceMetricsOverride', { ...window, deviceScaleFactor: 4, mobile: false })
}

async function unzoom(page: Page): Promise<void> {
  const before = zoomed.get(page)
  if (!before) return
  await before.session.detach()
  await page.setViewportSize(before.size)
}

const deployments = new WeakMap<BrowserContext, Deployments>()

/** What each condition does to a browser. */
export const EFFECTS: Readonly<Record<ConditionName, Effect>> = {
  translated: { begin: translatePages, faults: translationFaults },
  'no-storage': { begin: withoutStorage },
  'full-storage': { begin: withFullStorage },
  'clock+3h': { begin: (context) => shiftClock(context, 3 * HOUR) },
  'clock-1d': { begin: (context) => shiftClock(context, -24 * HOUR) },
  slow: { begin: onEachPage(slowNetwork), end: onEachPage(async (page) => slowed.get(page)?.detach()) },
  lossy: {
    begin: loseReplies,
    end: (context) => context.unroute(isApi).catch(() => null),
    errors: /ERR_CONNECTION_RESET/,
  },
  zoomed: {
    begin: onEachPage(zoom),
    end: onEachPage(unzoom),
    faults: async (page) => {
      const { wide, room } = await widthOf(page)
      const sideways = wide > room ? [`it scrolls sideways: ${wide} px in ${room} px`] : []
      return [...sideways, ...(await hiddenTexts(page))]
    },
  },
  deploy: {
    begin: async (context) => deployments.set(context, await watchDeployments(context)),
    end: async (context) => deployments.get(context)?.stop(),
    midway(page) {
      const shop = deployments.get(page.context())
      if (shop?.reloads(page) === 0) shop.replace()
    },
    interrupted: (page) => deployments.get(page.context())?.reloads(page) === 1,
    errors: GONE_ERRORS,
  },
  'forced-colors': {
    begin: onEachPage((page) => page.emulateMedia({ forcedColors: 'active' })),
    end: onEachPage((page) => page.emulateMedia({ forcedColors: null })),
    faults: unseenStates,
  },
  'text-spacing': { begin: spaceText, faults: hiddenTexts },
}
