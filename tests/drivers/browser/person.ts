import { HEADERS, type Language } from '@nusaria/contracts/headers'
import type { ArgsOfVerb, Declarations, VerbsBut } from '@nusaria/scenarios/dsl/declare'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import type { FormName } from '@nusaria/scenarios/dsl/verbs/faults'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { ShopClient } from '../../support/client.ts'
import type { WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import type { Layout } from '../../support/layouts.ts'
import type { Texts } from '../../support/texts.ts'
import { type CodeRequest, type Contacts, newCodeRequest } from '../calls/code-request.ts'
import type { StoryContext } from '../calls/story-context.ts'
import { assertStep } from '../driver.ts'

/** A person in a browser: tab, language, and what a tester knows beside it. */
export interface Person {
  readonly context: BrowserContext
  /** The current tab; desktop opens a product in a new one. */
  page: Page
  readonly layout: Layout
  language: Language
  t: Texts
  readonly world: WorldControl
  /** The tester's client on another device; the same member if the test begins logged in. */
  readonly client: ShopClient
  /** The login before the story, for lookups; null for a guest. */
  session: ShopClient | null
  /** The same member's other device, once it is logged in. */
  other: StoryContext | null
  /** The last code request. */
  codeRequest: CodeRequest
  /** Phone and e-mail of the logged-in account. */
  contacts: Contacts
  /** Id of the last captcha. */
  imageId: string
  product_no: string
  sku_no: string
  order_no: string
  /** The request filed last, on any device. */
  after_sale_no: string
  /** Viewed products, the last one first. */
  viewedProducts: readonly string[]
  /** The last path and query of each screen. */
  readonly lastAddresses: Map<string, string>
  /** The form filled last. */
  filledForm?: FormName
}

/** How each verb of an area acts on pages. `goesThrough`: no failure is expected; the driver checks an expected one afterwards. */
export type PageActs<D extends Declarations> = {
  readonly [V in VerbsBut<D, 'calls'>]: (person: Person, args: ArgsOfVerb<D[V]>, goesThrough?: boolean) => Promise<unknown>
}

/** The call of the captcha's picture; its reply headers have the id. */
const CAPTCHA_PATH = '/random_code'

export function createPerson(page: Page, about: { layout: Layout; language: Language; t: Texts; world: WorldControl; host: Host }): Person {
  const { host, ...rest } = about
  const client = Object.assign(new ShopClient(host, about.world.id, 'device-tester'), { language: about.language })
  const person: Person = {
    ...rest,
    page,
    context: page.context(),
    client,
    session: null,
    other: null,
    codeRequest: newCodeRequest('login', ''),
    contacts: { phone: '', email: '' },
    imageId: '',
    product_no: '',
    sku_no: '',
    order_no: '',
    after_sale_no: '',
    viewedProducts: [],
    lastAddresses: new Map(),
  }
  person.context.on('response', async (response) => {
    // Reading the headers of every reply is slow.
    if (!response.url().includes(CAPTCHA_PATH)) return
    person.imageId = (await response.headerValue(HEADERS.imageId).catch(() => null)) ?? person.imageId
  })
  return person
}

/** Remembers the current address by its path. */
export function rememberAddress(person: Person): void {
  const { pathname, search } = new URL(person.page.url())
  person.lastAddresses.set(pathname, pathname + search)
}

/** The main part of the page. */
export const main = ({ page }: Person): Locator => page.getByRole('main')

/** A client of the member in the person's language, for what a tester may know: of the other device, or of the login before the story. */
export function memberClient({ other, session, language }: Person): ShopClient {
  const known = other?.client ?? session
  assertStep(known, missingNeed('other device'))
  known.language = language
  return known
}

/** Makes the world, logs the given member in, opens a tab. */
export type OpenPerson = (given: Given) => Promise<{ person: Person; close: () => Promise<void> }>
