import { LAYOUT_VERBS } from '@nusaria/scenarios/coverage/daily-plan'
import { recordedScreens, screenAt } from '@nusaria/scenarios/coverage/record'
import type { Layout } from '@nusaria/scenarios/coverage/run-plan'
import type { VerbDeclaration } from '@nusaria/scenarios/dsl/declare'
import type { Given, Step } from '@nusaria/scenarios/dsl/scenario'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { trafficOf } from '../../support/traffic.ts'
import { OWNER_ACTS, REMEMBERED_NEEDS } from '../calls/call-driver.ts'
import { type NeedChecks, prepareStep } from '../calls/prepare-step.ts'
import { worldActions } from '../calls/world.ts'
import { assertOutcome, assertStep, type Driver, found } from '../driver.ts'
import { accountActions } from './account.ts'
import { afterSaleActions } from './after-sales.ts'
import { assertFailureShown } from './assert-failure.ts'
import { cartActions } from './cart.ts'
import { discoveryActions } from './discovery.ts'
import { faultActions, slowAssets } from './faults.ts'
import { loginActions } from './login.ts'
import { captchaDialog } from './login-form.ts'
import { pageActions } from './navigation.ts'
import { orderActions } from './orders.ts'
import { paymentActions } from './payment.ts'
import type { OpenPerson, Person } from './person.ts'
import { reviewActions } from './reviews.ts'

const ACTS = {
  ...OWNER_ACTS,
  shopper: {
    ...loginActions,
    ...accountActions,
    ...discoveryActions,
    ...cartActions,
    ...orderActions,
    ...reviewActions,
    ...paymentActions,
    ...afterSaleActions,
    ...pageActions,
    ...faultActions,
  },
  world: {
    ...worldActions,
    slowsAssets: slowAssets,
    /** From a call that hangs on, the test controls the page's clock. */
    async injectsFault(person: Person, fault: Parameters<typeof worldActions.injectsFault>[1]) {
      if (fault.wire === 'hang') await person.page.clock.install()
      await worldActions.injectsFault(person, fault)
    },
  },
}

function isAt(...screens: readonly (Screen | null)[]) {
  return (person: Person) => screens.includes(person.screen)
}

const NEEDS_MET: NeedChecks<Person> = {
  ...REMEMBERED_NEEDS,
  list: isAt('productList', 'activities'),
  'confirm page': isAt('orderConfirm'),
  payment: isAt('gateway', 'checkout'),
  'google page': isAt('google'),
  captcha: (person) => captchaDialog(person).isVisible(),
  code: ({ imageId }) => imageId !== '',
  'address form': isAt('addressDetail'),
  'picked address': (person) => person.dialog('order:move.title').isVisible(),
  'filled request': isAt('applyRefund', 'afterSale'),
  'written review': isAt('review'),
  'filled form': ({ filledForm }) => filledForm !== undefined,
}

/** Replays as a person in a browser: what they tap and read, in their language, on their layout. */
export class BrowserDriver implements Driver {
  readonly name: string
  readonly #mobile: boolean
  readonly #open: OpenPerson
  #opened: Awaited<ReturnType<OpenPerson>> | undefined

  constructor(name: string, mobile: boolean, open: OpenPerson) {
    this.name = name
    this.#mobile = mobile
    this.#open = open
  }

  acts({ only }: VerbDeclaration): boolean {
    return only === 'phone' ? this.#mobile : only !== 'calls'
  }

  /** An expected failure must show on the page; of another actor's call it must be the reply. */
  async perform(step: Step): Promise<void> {
    const { person } = this
    const { by, fails = step.noReply } = step
    person.goesThrough = fails === undefined
    const { act, at } = await prepareStep(step, ACTS, NEEDS_MET, person)
    if (by !== 'shopper') return assertOutcome(act, fails)
    if (at) await person.ensureAt(at)
    const traffic = step.fails && trafficOf(person.page)
    person.layoutAsked = false
    await act()
    assertStep(LAYOUT_VERBS.has(step.verb) || !person.layoutAsked, `${step.verb} differs by layout: add it to layout-verbs.json`)
    if (fails) await assertFailureShown(person, fails)
    // A page may fetch again after a refusal: what happens next must not come in between.
    if (traffic) await traffic.settled()
  }

  get person(): Person {
    return found(this.#opened, 'The scenario has not begun').person
  }

  async begin(given: Given): Promise<void> {
    this.#opened = await this.#open(given)
  }

  async end(): Promise<void> {
    await this.#opened?.close()
    this.#opened = undefined
  }
}

/** ms: how long a redirect may take */
const TIMEOUT = 15_000
/** ms: an address that stays for so long is where the step ends */
const STEADY = 200

/** After each step, the page must be at the recorded screen. A story without a record passes. */
export function screenCheck(driver: BrowserDriver, name: string, layout: Layout): (index: number) => Promise<void> {
  const screens = recordedScreens(name, layout)
  return async (index) => {
    const screen = screens[index]
    if (!screen) return
    const { page } = driver.person
    const arrival = page.waitForURL(({ pathname }) => screenAt(pathname) === screen, { timeout: TIMEOUT, waitUntil: 'commit' })
    await arrival.catch(() => {
      const { pathname } = new URL(page.url())
      assertStep(false, `This step ended at ${screen} when it was recorded, and now at ${pathname}; \`--record\` records it again`)
    })
  }
}

/** The screen where a step ends; null outside the shop. Waits for redirects. */
export async function steadyScreen({ person }: BrowserDriver): Promise<Screen | null> {
  const { page } = person
  for (let url = ''; url !== page.url(); ) {
    url = page.url()
    await new Promise((resolve) => setTimeout(resolve, STEADY))
  }
  return screenAt(new URL(page.url()).pathname)
}
