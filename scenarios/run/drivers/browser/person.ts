import { HEADERS, type Language } from '@nusaria/contracts/headers'
import { screenAt } from '@nusaria/scenarios/coverage/record'
import type { Acts } from '@nusaria/scenarios/dsl/declare'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import type { Area, Areas } from '@nusaria/scenarios/dsl/verbs/index'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { ShopClient } from '../../support/client.ts'
import type { WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import type { Layout } from '../../support/layouts.ts'
import { goTo, loadPage } from '../../support/navigation.ts'
import { textPattern } from '../../support/text-pattern.ts'
import { type Texts, textsOf } from '../../support/texts.ts'
import { StoryMemory } from '../calls/story-context.ts'
import { found } from '../driver.ts'
import { assertVisible, click, tick } from './controls.ts'

type Role = Parameters<Page['getByRole']>[0]

export type Query = Readonly<Record<string, string>>

/** Screens about an order, by default the one placed last. */
const ORDER_SCREENS: readonly Screen[] = ['checkout', 'paymentSuccess', 'shipmentTracking', 'applyRefund']

/** The call of the captcha's picture; its reply headers have the id. */
const CAPTCHA_PATH = '/random_code'

/** The words of a person that can follow each other. */
const WORDS = [
  ...(['does', 'ends', 'press', 'follow', 'confirm', 'tick', 'shows', 'gone', 'sees', 'reads'] as const),
  ...(['ensureAt', 'goTo', 'arrivesAt', 'types', 'fills', 'submits', 'sends'] as const),
]

type Doing = Promise<unknown> & Pick<Person, (typeof WORDS)[number]>

/** A person in a browser: tab, language, and what a tester knows beside it. Controls are found by the key of their text, on the page or a part of it. */
export class Person extends StoryMemory {
  readonly context: BrowserContext
  /** The current tab; desktop opens a product in a new one. */
  page: Page
  readonly layout: Layout
  language: Language
  /** The login before the story, for lookups; null for a guest. */
  session: ShopClient | null = null
  filledForm: Form | undefined
  /** Whether no failure of the step is expected; the driver checks an expected one afterwards. */
  expectsSuccess = true

  constructor(page: Page, { layout, language, world, host }: { layout: Layout; language: Language; world: WorldControl; host: Host }) {
    super(world, Object.assign(new ShopClient(host, world.id, 'device-tester'), { language }))
    this.page = page
    this.context = page.context()
    this.layout = layout
    this.language = language
    this.context.on('response', async (response) => {
      // Reading the headers of every reply is slow.
      if (!response.url().includes(CAPTCHA_PATH)) return
      this.imageId = (await response.headerValue(HEADERS.imageId).catch(() => null)) ?? this.imageId
    })
  }

  get t(): Texts {
    return textsOf(this.language)
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  /** What can be seen: all but the words that a screen reader alone says. */
  get seen(): Locator {
    return this.page.locator('body > :not([aria-live])')
  }

  get path(): string {
    return new URL(this.page.url()).pathname
  }

  /** The open screen; null outside the shop. */
  get screen(): Screen | null {
    return screenAt(this.path)
  }

  /** A client of the member in the person's language, for what a tester may know: of the other device, or of the login before the story. */
  get member(): ShopClient {
    const known = found(this.other?.client ?? this.session, missingNeed('other device'))
    return Object.assign(known, { language: this.language })
  }

  /** The text of a key; a pattern where it has values or depends on a count. `cart:checkout…` is the start of a text. */
  named(key: string): string | RegExp {
    const [plain = '', rest] = key.split('…')
    const texts = [...new Set([1, 3].map((count) => this.t(plain, { skipInterpolation: true, count })))]
    const isFixed = rest === undefined && texts.length === 1 && !texts[0]?.includes('{{')
    return isFixed ? (texts[0] ?? '') : new RegExp(texts.map((text) => `^${textPattern(text)}${rest === undefined ? '$' : ''}`).join('|'))
  }

  /** The element of a role, by the key of its name or by a pattern. */
  control(role: Role, name: string | RegExp, part: Page | Locator = this.page): Locator {
    return part.getByRole(role, { name: typeof name === 'string' ? this.named(name) : name, exact: true })
  }

  field = (key: string, part: Page | Locator = this.page): Locator => part.getByLabel(this.named(key), { exact: true })
  dialog = (key: string): Locator => this.control('dialog', key)
  /** A text as a whole, alone in its part of the page or between the parts in it. */
  text(key: string, values: object = {}): Locator {
    const words = this.t(key, { ...values })
    return this.seen
      .getByText(words, { exact: true })
      .or(this.seen.locator(`text=${JSON.stringify(words)}`))
      .first()
  }
  items = (words: string | RegExp): Locator => this.main.getByRole('listitem').filter({ hasText: words })
  /** What is listed beside a label. */
  value(key: string): Locator {
    const label = this.page.locator('dt', { hasText: new RegExp(`^${textPattern(this.t(key))}$`) })
    return this.main.locator('dl > div', { has: label }).locator('dd')
  }

  /** Lets other words follow an act: `person.goTo('me').press('auth:logout.action')`. */
  #after(act: Promise<unknown>): Doing {
    const words = WORDS.map((word) => [word, (...args: unknown[]) => this.#after(act.then(() => Reflect.apply(this[word], this, args)))])
    return Object.assign(act, Object.fromEntries(words))
  }

  does = (act: (person: Person) => unknown): Doing => this.#after(Promise.resolve(this).then(act))
  press = (name: string | RegExp, part?: Locator): Doing => this.#after(click(this.control('button', name, part)))
  follow = (name: string | RegExp, part?: Locator): Doing => this.#after(click(this.control('link', name, part)))
  tick = (role: 'radio' | 'checkbox', name: string | RegExp, part?: Locator): Doing => this.#after(tick(this.control(role, name, part)))
  /** Confirms the open alert dialog. */
  confirm = (key: string): Doing => this.press(key, this.page.getByRole('alertdialog'))

  /** What follows unless a failure is expected. So do the words that wait for an outcome: `arrivesAt`, `sees`, `reads`, `shows`, `gone`. */
  ends = (act: (person: Person) => unknown): Doing => (this.expectsSuccess ? this.does(act) : this.#after(Promise.resolve()))
  shows = (part: Locator): Doing => this.ends(() => assertVisible(part))
  gone = (part: Locator): Doing => this.ends(() => expect(part).toHaveCount(0))
  sees = (key: string, values?: object): Doing => this.shows(this.text(key, values))
  reads = (words: string): Doing => this.shows(this.main.getByText(words))

  types = (fields: readonly Field[]): Doing => fields.reduce((before, { fill }) => before.does(fill), this.#after(Promise.resolve()))
  fills = ({ open, fields }: Form): Doing => this.does(open).types(fields)
  submits = ({ submit, done }: Form): Doing => this.does(submit).ends(done)
  sends = (form: Form): Doing => this.fills(form).submits(form)

  /** A screen's path, of the story's request or order where the screen is about one. */
  pathOf(screen: Screen, no = screen === 'afterSale' ? this.after_sale_no : this.order_no): string {
    return SCREENS[screen].replace(':no', no)
  }

  addressOf(screen: Screen, query: Query = {}): string {
    const search = String(new URLSearchParams(query))
    return this.pathOf(screen) + (search && `?${search}`)
  }

  /** The query of a screen that is about the story's order or product. */
  queryOf(screen: Screen): Query | undefined {
    if (screen === 'product') return { product_no: this.product_no }
    return ORDER_SCREENS.includes(screen) ? { order_no: this.order_no } : undefined
  }

  /** At a screen about the story's product or order, where it is about one. */
  ensureAt(screen: Screen): Doing {
    const query = this.queryOf(screen)
    const { searchParams } = new URL(this.page.url())
    const isThere =
      this.path === this.pathOf(screen) && Object.entries(query ?? {}).every(([name, value]) => searchParams.get(name) === value)
    return isThere ? this.#after(Promise.resolve()) : this.goTo(screen, query)
  }

  /** Goes to a screen: the cheapest way, or by loading it again when it is open. */
  goTo = (screen: Screen, query?: Query): Doing => this.#after(goTo(this.page, this.addressOf(screen, query)))
  load = (screen: Screen, query?: Query): Promise<void> => loadPage(this.page, this.addressOf(screen, query))

  /** Waits for a screen that the last act opens. */
  arrivesAt(screen: Screen): Doing {
    return this.ends(() => this.page.waitForURL(`**${this.pathOf(screen, '**')}${screen === 'product' ? '?' : ''}**`))
  }
}

type Act = (person: Person) => Promise<unknown>

export interface Field {
  readonly fill: Act
  /** The value is still there; a secret is not, and is typed again. */
  readonly isKept: Act
}

export interface Form {
  readonly open: Act
  readonly fields: readonly Field[]
  readonly submit: Act
  readonly done: Act
}

/** How each verb of an area acts on pages. */
export type PageActs<A extends Area> = Acts<Areas[A], 'calls', Person>

/** Makes the world, logs the given member in, opens a tab. */
export interface OpenedPerson {
  readonly person: Person
  readonly close: () => Promise<void>
  /** Whether the page loaded itself again: see `conditions.ts`. */
  readonly interrupted?: () => boolean
}

export type OpenPerson = (given: Given) => Promise<OpenedPerson>
