import { recordedScreens, screenAt } from '@nusaria/scenarios/coverage/record'
import type { Layout } from '@nusaria/scenarios/coverage/run-plan'
import type { Screen } from '@nusaria/scenarios/dsl/screens'
import { type Requests, requestsOf } from '../../support/traffic.ts'
import { type NeedChecks, OWNER_ACTS, prepareStep, REMEMBERED_NEEDS } from '../calls/call-driver.ts'
import { counts, startCounting, worldActions } from '../calls/world.ts'
import { assertOutcome, assertStep, type Driver, found } from '../driver.ts'
import { accountActions } from './account.ts'
import { afterSaleActions } from './after-sales.ts'
import { expectFailure } from './assert-failure.ts'
import { discoveryActions } from './discovery.ts'
import { faultActions, slowAssets } from './faults.ts'
import { captchaDialog, loginActions } from './login.ts'
import { pageActions } from './navigation.ts'
import { orderActions } from './orders.ts'
import { paymentActions } from './payment.ts'
import type { OpenedPerson, OpenPerson, Person } from './person.ts'
import { productActions } from './product.ts'

const ACTS = {
  ...OWNER_ACTS,
  shopper: {
    ...loginActions,
    ...accountActions,
    ...discoveryActions,
    ...productActions,
    ...orderActions,
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
  captcha: (person) => captchaDialog(person).isVisible(),
  code: ({ imageId }) => imageId !== '',
  'filled request': isAt('applyRefund', 'afterSale'),
  'filled form': ({ filledForm }) => filledForm !== undefined,
}

const BEFORE_BEGIN = 'The scenario has not begun'

/** Replays as a person in a browser: what they tap and read, in their language, on their layout. */
export function browserDriver(name: string, mobile: boolean, open: OpenPerson) {
  let opened: OpenedPerson | undefined
  let count = 0
  let requests: Requests
  /** An expected failure must show on the page; of another actor's call it must be the reply. */
  const performOnce: Driver['perform'] = async (step) => {
    const { person } = found(opened, BEFORE_BEGIN)
    const { by, fails = step.noReply } = step
    person.expectsSuccess = fails === undefined
    const { act, at } = await prepareStep(step, ACTS, NEEDS_MET, person)
    // Others act once the page has its replies: a late call would meet the session that they end. A call may hang, so for 5 s at most.
    if (by !== 'shopper') return requests.settled(5_000).then(() => assertOutcome(act, fails))
    if (at) await person.ensureAt(at)
    const assertFailure = fails && (await expectFailure(person, fails))
    await act()
    await assertFailure?.()
    // A page may fetch again after a refusal: what happens next must not come in between.
    if (step.fails) await requests.settled()
  }
  return {
    name,
    acts: ({ only }) => (only === 'phone' ? mobile : only !== 'calls'),
    get person(): Person {
      return found(opened, BEFORE_BEGIN).person
    },
    /** How many steps the story has. */
    get steps(): number {
      return count
    },
    /** A step that a load of the page interrupted is done once more. */
    async perform(step) {
      const before = opened?.interrupted?.()
      try {
        await performOnce(step)
      } catch (error) {
        if (before || !opened?.interrupted?.()) throw error
        await requests.settled()
        await performOnce(step)
      }
    },
    async begin(given, steps = []) {
      count = steps.length
      opened = await open(given)
      const { person } = opened
      requests = requestsOf(person.context, () => person.page)
      if (counts(steps)) await startCounting(person)
    },
    async end() {
      await opened?.close()
      opened = undefined
    },
  } satisfies Driver & { readonly person: Person; readonly steps: number }
}

export type BrowserDriver = ReturnType<typeof browserDriver>

/** ms: how long a redirect may take */
const TIMEOUT = 15_000

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
