import { LAYOUT_VERBS } from '@nusaria/scenarios/coverage/daily-plan'
import type { VerbDeclaration } from '@nusaria/scenarios/dsl/declare'
import type { Given, Step } from '@nusaria/scenarios/dsl/scenario'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { trafficOf } from '../../support/traffic.ts'
import { OWNER_ACTS, REMEMBERED_NEEDS } from '../calls/call-driver.ts'
import { resolveArgs } from '../calls/resolve-args.ts'
import { worldActions } from '../calls/world.ts'
import { actOf, assertNeeds, assertOutcome, assertStep, type Driver, declarationOf, found, type NeedChecks } from '../driver.ts'
import { accountActions } from './account.ts'
import { afterSaleActions } from './after-sales.ts'
import { assertFailureShown } from './assert-failure.ts'
import { cartActions } from './cart.ts'
import { captchaDialog } from './codes.ts'
import { discoveryActions } from './discovery.ts'
import { faultActions, slowAssets } from './faults.ts'
import { loginActions } from './login.ts'
import { pageActions } from './navigation.ts'
import { orderActions } from './orders.ts'
import { paymentActions } from './payment.ts'
import type { OpenPerson, Person } from './person.ts'
import { questionActions } from './questions.ts'
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
    ...questionActions,
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

/** Whether the tab is at one of these screens. */
const isAt =
  (...screens: readonly Screen[]) =>
  ({ screen }: Person): boolean =>
    screen !== null && screens.includes(screen)

/** What a verb needs, as far as a page and the story so far tell. */
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
    const declared = declarationOf(step)
    await assertNeeds(declared, NEEDS_MET, person)
    const args = await resolveArgs(step, person)
    const acts: Readonly<Record<string, (person: Person, args: never) => Promise<unknown>>> = ACTS[by]
    const act = () => actOf(acts, step)(person, args)
    if (by !== 'shopper') return assertOutcome(act, fails)
    const at = typeof declared.at === 'function' ? declared.at(args) : declared.at
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
