import { LANGUAGES } from '@nusaria/contracts/headers'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { Browser, Page, Route } from '@playwright/test'
import { Person } from '../drivers/browser/person.ts'
import { bend, randomOf } from './bend.ts'
import { createWorld } from './control.ts'
import { httpHost } from './hosts.ts'
import { DESKTOP, type Layout, MOBILE } from './layouts.ts'
import { guestPaths, mainPagePaths } from './main-pages.ts'
import { EXTERNAL_PATHS } from './navigation.ts'
import { dialogsOf, problemsOf } from './page-problems.ts'
import { seedKnownDevice, signInContext } from './seed-session.ts'
import { textsOf } from './texts.ts'
import { type Traffic, trafficOf } from './traffic.ts'

export interface BentWalk {
  readonly browser: Browser
  /** Of a server with a production build: no reply is checked against its schema there. */
  readonly origin: string
  readonly layout: Layout
  readonly seed: number
  /** Stops after so many edits. */
  readonly edits: number
  /** Called with each problem as it is found. */
  readonly onProblem?: (problem: string) => void
}

export interface BentWalkResult {
  readonly edits: number
  readonly pages: number
  readonly presses: number
  /** The titles of the dialogs that were open. */
  readonly dialogs: ReadonlySet<string>
  /** What a shopper must never see, with the edited replies. */
  readonly problems: readonly string[]
}

/** Most edits of one reply. With more, few replies would be shown at all. */
const MAX_EDITS = 3
/** Buttons that are pressed on each page, those of the dialogs that they open included. */
const PRESSES = 3

/** ms */
const NAVIGATION_TIMEOUT = 180_000

const language = 'en'
/** A member who logs out has no pages left. */
const LOG_OUT = LANGUAGES.map((each) => textsOf(each)('auth:logout.action'))

class BentTab {
  /** The replies of this page with edits. */
  sent: string[] = []
  errors: string[] = []
  /** What a crash logs. */
  logged: string[] = []
  readonly #traffic: Traffic
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.#traffic = trafficOf(page)
    page.on('pageerror', (error) => this.errors.push(`${error.message} ${(error.stack ?? '').split('\n')[1] ?? ''}`))
    page.on('console', (message) => message.type() === 'error' && this.logged.push(message.text().slice(0, 500)))
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
    page.on('popup', (popup) => void popup.close())
  }

  /** A page that polls never comes to rest. */
  settled(): Promise<void> {
    return Promise.race([this.#traffic.settled(), new Promise<void>((resolve) => setTimeout(resolve, 3_000))])
  }

  /** Presses any button, of the topmost dialog if one is open. Returns its name; null without one. */
  async press(random: () => number): Promise<string | null> {
    const dialogs = dialogsOf(this.page)
    const top = (await dialogs.count()) > 0 ? dialogs.last() : this.page.locator('body')
    const buttons = top.locator('button:visible:enabled')
    const button = buttons.nth(Math.floor(random() * (await buttons.count())))
    const name = await button
      .evaluate((each) => each.getAttribute('aria-label') ?? each.textContent, null, { timeout: 1_000 })
      .catch(() => null)
    if (name === null || LOG_OUT.includes(name.trim())) return null
    await button.click({ timeout: 2_000 }).catch(() => {})
    await this.settled()
    return name
  }

  /** The title of the topmost dialog; null when none is open. */
  async dialogTitle(): Promise<string | null> {
    if ((await dialogsOf(this.page).count()) === 0) return null
    return dialogsOf(this.page)
      .last()
      .evaluate(
        (each) => each.getAttribute('aria-label') ?? document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      )
      .catch(() => null)
  }
}

/**
 * Opens a member's and a guest's pages in random order and presses buttons on them, with random edits in the replies, until there were enough
 * edits. Each round has a world of its own, since presses change it.
 */
export async function walkBentPages({ browser, origin, layout, seed, edits, onProblem }: BentWalk): Promise<BentWalkResult> {
  const random = randomOf(seed)
  const host = httpHost(origin)
  const problems: string[] = []
  const dialogs = new Set<string>()
  let made = 0
  let pages = 0
  let presses = 0

  async function openTab(world: string, who: 'guest' | 'member'): Promise<BentTab> {
    const context = await browser.newContext({ ...(layout === 'mobile' ? MOBILE : DESKTOP), locale: language, serviceWorkers: 'block' })
    await context.addCookies([{ name: 'mock_world', value: world, url: origin }])
    if (who === 'guest') await seedKnownDevice(context)
    // A busy machine is no fault of the page.
    context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT)
    const tab = new BentTab(await context.newPage())
    const bendReply = async (route: Route) => {
      // The pages of the payment gateway and of Google are the mock's own.
      if (EXTERNAL_PATHS.some((path) => tab.page.url().startsWith(origin + path))) return route.continue()
      const reply = await route.fetch()
      const body: unknown = await reply.json().catch(() => null)
      if (body === null) return route.fulfill({ response: reply })
      const count = Math.floor(random() * (MAX_EDITS + 1))
      made += count
      const json = bend(body, random, count)
      if (count > 0) tab.sent.push(`${new URL(route.request().url()).pathname} ${JSON.stringify(json)}`.slice(0, 3_000))
      return route.fulfill({ response: reply, json })
    }
    await tab.page.route('**/api/**', (route) => bendReply(route).catch(() => route.abort().catch(() => {})))
    return tab
  }

  async function visit(tab: BentTab, path: string): Promise<void> {
    tab.sent = []
    tab.errors = []
    tab.logged = []
    const steps = [path]
    const check = async () => {
      const found = [...(await problemsOf(tab.page)), ...tab.errors]
      const problem = [`${layout} ${steps.join(' → ')} (edit ${made}): ${found.join(' | ')}`, ...tab.logged, ...tab.sent].join('\n    ')
      if (found.length > 0) {
        problems.push(problem)
        onProblem?.(problem)
      }
      return found.length === 0
    }
    await tab.page.goto(origin + path, { waitUntil: 'load' })
    await tab.settled()
    pages += 1
    for (let press = 0; (await check()) && press < PRESSES; press++) {
      const name = await tab.press(random)
      if (name === null) continue
      presses += 1
      const title = await tab.dialogTitle()
      if (title !== null) dialogs.add(title)
      steps.push(`"${name}"${title === null ? '' : ` (${title})`}`)
    }
  }

  while (made < edits) {
    const world = await createWorld(host.control)
    const [member, guest] = [await openTab(world.id, 'member'), await openTab(world.id, 'guest')]
    const person = new Person(member.page, { layout, language, world, host })
    person.client.token = (await signInContext(member.page.context(), host, world, MEMBERS.sari.phone)).token
    const paths = await mainPagePaths(person)
    const visits = [...paths.map((path) => [member, path] as const), ...guestPaths(person).map((path) => [guest, path] as const)]
      .map((each) => ({ each, place: random() }))
      .sort((one, other) => one.place - other.place)
    for (const { each } of visits) if (made < edits) await visit(...each)
    await Promise.all([member, guest].map((tab) => tab.page.context().close()))
    await world.remove()
  }
  return { edits: made, pages, presses, dialogs, problems }
}
