import type { Language } from '@nusaria/contracts/headers'
import type { Browser } from '@playwright/test'
import { DESKTOP, type Layout, layoutOf, MOBILE } from '../support/layouts.ts'
import { LOCALES } from '../support/texts.ts'
import { trafficOf } from '../support/traffic.ts'
import type { Finding } from './finding.ts'
import { type Choice, type State, THEMES } from './options.ts'
import { slugOf, viewsOf } from './screens.ts'
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
  const views = (await viewsOf(state, still, layout)).filter(
    ({ route }) => choice.routes.length === 0 || choice.routes.some((word) => route.includes(word)),
  )
  const traffic = trafficOf(still.person.page)
  // While a page is loading, every call hangs.
  const settled = () => (state === 'loading' ? Promise.resolve() : traffic.settled())
  for (const { route, overlay } of views) {
    const world = await still.copy(state)
    await overlay?.given?.(world, still.person)
    await context.addCookies([{ name: 'mock_world', value: world.id, url: origin }])
    // What opens over a page has a ground of its own, so it is looked at in the dark too.
    const themes = overlay ? THEMES : choice.themes
    const view = { address: origin + route, widths, themes, height: LAYOUTS[layout].viewport.height }
    const open = overlay && (() => overlay.open(still.person))
    const name = overlay ? slugOf(` ${overlay.name}`) : slugOf(route)
    for (const { width, theme, png, findings } of await visit(still.person.page, { ...view, open, settled }))
      await done({
        name: `${language}/${theme}/${width}/${state}/${name}`,
        route: overlay ? `${route} ${overlay.name}` : route,
        state,
        png,
        findings,
      })
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
