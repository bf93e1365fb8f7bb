import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import type { Verb, Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { addressActions as otherAddresses } from '../calls/addresses.ts'
import { assertOutcome } from '../calls/assert-outcome.ts'
import { controlActions } from '../calls/control-actions.ts'
import { type Actions, assertStep, type Driver } from '../driver.ts'
import type { ExpectedFailure } from '../expected-failure.ts'
import { addressActions } from './addresses.ts'
import { browserAfterSaleActions } from './after-sale-acts.ts'
import { assertFailureShown } from './assert-failure.ts'
import { navigationActions } from './browsing.ts'
import { browserDiscoveryActions } from './discovery-acts.ts'
import { browserFaultActions } from './fault-acts.ts'
import { browserIdentityActions } from './identity-acts.ts'
import { orderActions } from './ordering.ts'
import { pageActions } from './pages/uses.ts'
import { paymentActions } from './paying.ts'
import type { Person } from './person.ts'
import { shoppingActions } from './shopping.ts'
import { browserTradeActions } from './trade-acts.ts'

/** Makes the world, signs in whom it is given, opens a tab. */
export type OpenPerson = (given: Given) => Promise<{ person: Person; close: () => Promise<void> }>

/** Replays as a person at a browser: what they tap and read, in their language, on their layout. */
export class BrowserDriver implements Driver {
  readonly name: string
  readonly actions: Actions
  readonly #open: OpenPerson
  #opened: Awaited<ReturnType<OpenPerson>> | undefined

  constructor(name: string, mobile: boolean, open: OpenPerson) {
    this.name = name
    this.#open = open
    const act =
      <V extends Verb>(does: (person: Person, args: Verbs[V], fails?: ExpectedFailure) => Promise<void>) =>
      async (args: Verbs[V], fails?: ExpectedFailure) => {
        await does(this.person, args, fails)
        if (fails) await assertFailureShown(this.person, fails)
      }
    const identity = browserIdentityActions(() => this.person)
    const control = controlActions(
      () => this.person.world,
      () => this.person,
    )
    this.actions = {
      ...control,
      ...identity,
      ...browserDiscoveryActions(() => this.person),
      ...browserTradeActions(() => this.person),
      ...browserAfterSaleActions(() => this.person),
      ...browserFaultActions(() => this.person),
      opens: act<'opens'>(async (person, { screen, query = queryOf(screen, person) }, fails) => {
        await navigationActions.opens(
          person,
          pathOf(screen, person, query),
          screen === 'afterSale' ? undefined : query,
          fails !== undefined,
        )
        if (screen === 'checkout' && !fails) await paymentActions.isAtCashier(person)
      }),
      searches: act<'searches'>((person, { keyword }) => shoppingActions.searches(person, keyword)),
      looksAt: act<'looksAt'>((person, { wish }) => shoppingActions.looksAt(person, wish)),
      addsToCart: act<'addsToCart'>((person, { quantity }, fails) => shoppingActions.addsToCart(person, quantity, fails === undefined)),
      buysNow: act<'buysNow'>((person, { quantity }, fails) => shoppingActions.buysNow(person, quantity, fails === undefined)),
      hasInCart: act<'hasInCart'>((person, { pieces }) => shoppingActions.hasInCart(person, pieces)),
      goesToConfirm: act<'goesToConfirm'>((person, _args, fails) => shoppingActions.goesToConfirm(person, fails === undefined)),
      addsAddress: act<'addsAddress'>((person, { home }) => orderActions.addsAddress(person, home)),
      opensAddress: act<'opensAddress'>(addressActions.opensAddress),
      editsAddress: act<'editsAddress'>((person, { street }, fails) => addressActions.editsAddress(person, street, fails === undefined)),
      removesAddress: (_args, fails) => assertOutcome(otherAddresses.removesAddress(this.person), fails),
      placesOrder: act<'placesOrder'>((person, _args, fails) =>
        fails ? orderActions.isRefused(person) : orderActions.placesOrder(person),
      ),
      placesOrderTwice: act<'placesOrderTwice'>((person) => orderActions.placesOrderTwice(person)),
      pays: act<'pays'>((person, { method }, fails) => paymentActions.pays(person, method, fails === undefined)),
      choosesAtGateway: act<'choosesAtGateway'>((person, { result }, fails) =>
        paymentActions.choosesAtGateway(person, result, fails === undefined),
      ),
      seesOrder: act<'seesOrder'>((person, { status }) => orderActions.seesOrder(person, status)),
      cancelsOrder: act<'cancelsOrder'>((person, _args, fails) => orderActions.cancelsOrder(person, fails === undefined)),
      confirmsReceipt: act<'confirmsReceipt'>((person, _args, fails) => orderActions.confirmsReceipt(person, fails === undefined)),
      claims: act<'claims'>((person, { coupon }) => shoppingActions.claims(person, coupon)),
      sees: act<'sees'>(async ({ page, t }, { text, values }) => expect(page.getByText(t(text, { ...values })).first()).toBeVisible()),
      isAt: act<'isAt'>((person, { screen }) => navigationActions.isAt(person, pathOf(screen, person))),
      isBackAt: act<'isBackAt'>((person, { screen }) => navigationActions.isBackAt(person, pathOf(screen, person))),
      turnsPhone: mobile ? act<'turnsPhone'>((person, { to }) => navigationActions.turnsPhone(person, to)) : null,
      typesSearch: mobile ? act<'typesSearch'>((person, { text }) => navigationActions.typesSearch(person, text)) : null,
      seesTypedSearch: mobile ? act<'seesTypedSearch'>((person, { text }) => navigationActions.seesTypedSearch(person, text)) : null,
      reloads: act<'reloads'>(async ({ page }) => void (await page.reload())),
      usesPage: act<'usesPage'>((person, { screen }) => pageActions[screen](person)),
      calls: null,
    }
  }

  get person(): Person {
    assertStep(this.#opened, 'The scenario has not begun')
    return this.#opened.person
  }

  async begin(given: Given): Promise<void> {
    this.#opened = await this.#open(given)
  }

  async end(): Promise<void> {
    await this.#opened?.close()
    this.#opened = undefined
  }
}

/** The phone of a scenario's member. */
export const phoneOf = (member: keyof typeof MEMBERS) => MEMBERS[member].phone

/** A screen's address: of the request or the order of the story, where it is about one. */
const pathOf = (screen: Screen, { order_no, after_sale_no }: Person, { after_sale_no: told = after_sale_no }: Query = {}) =>
  SCREENS[screen].replace(':no', screen === 'afterSale' ? told : order_no)

type Query = Readonly<Record<string, string>>

/** Screens that are about an order: the last one, unless told. */
const ORDER_SCREENS: readonly Screen[] = ['checkout', 'paymentSuccess', 'shipmentTracking', 'applyRefund']

const queryOf = (screen: Screen, { order_no }: Person) => (ORDER_SCREENS.includes(screen) ? { order_no } : undefined)
