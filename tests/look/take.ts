import type { Language } from '@nusaria/contracts/headers'
import type { Browser } from '@playwright/test'
import { DESKTOP, type Layout, layoutOf, MOBILE } from '../support/layouts.ts'
import { LOCALES } from '../support/texts.ts'
import type { Finding } from './finding.ts'
import type { Choice, State } from './options.ts'
import { routesOf, slugOf } from './screens.ts'
import { visit } from './visit.ts'
import { NOW, stillWorld, VISITORS } from './worlds.ts'

const LAYOUTS = { mobile: MOBILE, desktop: DESKTOP } as const
/** Tabs that are open at once. */
const TABS = 2

/** One picture of a screen in a state. */
export interface Picture {
  /** `id/light/375/guest/cart` */
  readonly name: string
  readonly route: string
  readonly state: State
  readonly png: Buffer
  readonly findings: readonly Finding[]
}

interface Series {
  readonly state: State
  readonly language: Language
  readonly layout: Layout
  readonly widths: readonly number[]
}

const seriesOf = ({ states, languages, widths }: Choice): Series[] =>
  languages.flatMap((language) =>
    states.flatMap((state) =>
      (['mobile', 'desktop'] as const)
        .map((layout) => ({ state, language, layout, widths: widths.filter((width) => layoutOf({ width }) === layout) }))
        .filter(({ widths: some }) => some.length > 0),
    ),
  )

/** Takes the pictures of one state, language and layout in one tab. */
async function takeSeries(browser: Browser, origin: string, choice: Choice, series: Series, done: (picture: Picture) => Promise<void>) {
  const { state, language, layout, widths } = series
  const context = await browser.newContext({
    ...LAYOUTS[layout],
    locale: LOCALES[language],
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'block',
  })
  // Named functions that run in the page ask for it.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.clock.setFixedTime(NOW)
  const still = await stillWorld(context, origin, { member: VISITORS[state], layout, language })
  const routes = (await routesOf(state, still)).filter(
    (route) => choice.routes.length === 0 || choice.routes.some((word) => route.includes(word)),
  )
  for (const route of routes) {
    const world = await still.copy(state)
    await context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
    const view = { address: origin + route, widths, themes: choice.themes, height: LAYOUTS[layout].viewport.height }
    for (const { width, theme, png, findings } of await visit(still.person.page, view))
      await done({ name: `${language}/${theme}/${width}/${state}/${slugOf(route)}`, route, state, png, findings })
    await world.remove()
  }
  await context.close()
  await still.world.remove()
}

/** Takes the chosen pictures, and gives each to `done`. */
export async function takePictures(
  browser: Browser,
  origin: string,
  choice: Choice,
  done: (picture: Picture) => Promise<void>,
): Promise<void> {
  const waiting = seriesOf(choice)
  const tab = async () => {
    for (let series = waiting.shift(); series; series = waiting.shift()) await takeSeries(browser, origin, choice, series, done)
  }
  await Promise.all(Array.from({ length: TABS }, tab))
}
