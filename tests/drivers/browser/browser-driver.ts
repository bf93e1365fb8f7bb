import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/places'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import type { Verb, Verbs } from '@nusaria/scenarios/dsl/verbs'
import { expect } from '@playwright/test'
import { addresses as otherAddresses } from '../calls/addresses.ts'
import { answered } from '../calls/answered.ts'
import { controlActs } from '../calls/control-acts.ts'
import { type Acts, type Driver, must } from '../driver.ts'
import type { Failing } from '../failing.ts'
import { addresses } from './addresses.ts'
import { afterSaleActs } from './after-sale-acts.ts'
import { browsing } from './browsing.ts'
import { discoveryActs } from './discovery-acts.ts'
import { faultActs } from './fault-acts.ts'
import { identityActs } from './identity-acts.ts'
import { ordering } from './ordering.ts'
import { pageUses } from './pages/uses.ts'
import { paying } from './paying.ts'
import type { Person } from './person.ts'
import { seesRefusal } from './refusal.ts'
import { shopping } from './shopping.ts'
import { tradeActs } from './trade-acts.ts'

/** Makes the world, signs in whom it is given, opens a tab. */
export type OpenPerson = (given: Given) => Promise<{ person: Person; close: () => Promise<void> }>

/** Replays as a person at a browser: what they tap and read, in their language, on their layout. */
export class BrowserDriver implements Driver {
  readonly name: string
  readonly acts: Acts
  readonly #open: OpenPerson
  #opened: Awaited<ReturnType<OpenPerson>> | undefined

  constructor(name: string, mobile: boolean, open: OpenPerson) {
    this.name = name
    this.#open = open
    const act =
      <V extends Verb>(does: (person: Person, args: Verbs[V], fails?: Failing) => Promise<void>) =>
      async (args: Verbs[V], fails?: Failing) => {
        await does(this.person, args, fails)
        if (fails) await seesRefusal(this.person, fails)
      }
    const identity = identityActs(() => this.person)
    const control = controlActs(
      () => this.person.world,
      () => this.person,
    )
    this.acts = {
      ...control,
      ...identity,
      ...discoveryActs(() => this.person),
      ...tradeActs(() => this.person),
      ...afterSaleActs(() => this.person),
      ...faultActs(() => this.person),
      opens: act<'opens'>(async (person, { screen, query = queryOf(screen, person) }, fails) => {
        await browsing.opens(person, addressOf(screen, person, query), screen === 'afterSale' ? undefined : query, fails !== undefined)
        if (screen === 'checkout' && !fails) await paying.isAtCashier(person)
      }),
      searches: act<'searches'>((person, { keyword }) => shopping.searches(person, keyword)),
      looksAt: act<'looksAt'>((person, { wish }) => shopping.looksAt(person, wish)),
      addsToCart: act<'addsToCart'>((person, { quantity }, fails) => shopping.addsToCart(person, quantity, fails === undefined)),
      buysNow: act<'buysNow'>((person, { quantity }, fails) => shopping.buysNow(person, quantity, fails === undefined)),
      hasInCart: act<'hasInCart'>((person, { pieces }) => shopping.hasInCart(person, pieces)),
      goesToConfirm: act<'goesToConfirm'>((person, _args, fails) => shopping.goesToConfirm(person, fails === undefined)),
      addsAddress: act<'addsAddress'>((person, { home }) => ordering.addsAddress(person, home)),
      opensAddress: act<'opensAddress'>(addresses.opensAddress),
      savesAddress: act<'savesAddress'>((person, { street }, fails) => addresses.savesAddress(person, street, fails === undefined)),
      removesAddress: (_args, fails) => answered(otherAddresses.removesAddress(this.person), fails),
      placesOrder: act<'placesOrder'>((person, _args, fails) => (fails ? ordering.isRefused(person) : ordering.placesOrder(person))),
      placesOrderTwice: act<'placesOrderTwice'>((person) => ordering.placesOrderTwice(person)),
      pays: act<'pays'>((person, { method }, fails) => paying.pays(person, method, fails === undefined)),
      choosesAtGateway: act<'choosesAtGateway'>((person, { result }, fails) =>
        paying.choosesAtGateway(person, result, fails === undefined),
      ),
      seesOrder: act<'seesOrder'>((person, { status }) => ordering.seesOrder(person, status)),
      cancelsOrder: act<'cancelsOrder'>((person, _args, fails) => ordering.cancelsOrder(person, fails === undefined)),
      confirmsReceipt: act<'confirmsReceipt'>((person, _args, fails) => ordering.confirmsReceipt(person, fails === undefined)),
      claims: act<'claims'>((person, { coupon }) => shopping.claims(person, coupon)),
      sees: act<'sees'>(async ({ page, t }, { text, values }) => expect(page.getByText(t(text, { ...values })).first()).toBeVisible()),
      isAt: act<'isAt'>((person, { screen }) => browsing.isAt(person, addressOf(screen, person))),
      isBackAt: act<'isBackAt'>((person, { screen }) => browsing.isBackAt(person, addressOf(screen, person))),
      turnsPhone: mobile ? act<'turnsPhone'>((person, { to }) => browsing.turnsPhone(person, to)) : null,
      typesSearch: mobile ? act<'typesSearch'>((person, { text }) => browsing.typesSearch(person, text)) : null,
      findsTyped: mobile ? act<'findsTyped'>((person, { text }) => browsing.findsTyped(person, text)) : null,
      reloads: act<'reloads'>(async ({ page }) => void (await page.reload())),
      usesPage: act<'usesPage'>((person, { screen }) => pageUses[screen](person)),
      calls: null,
    }
  }

  get person(): Person {
    must(this.#opened, 'The scenario has not begun')
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
const addressOf = (screen: Screen, { order_no, after_sale_no }: Person, { after_sale_no: told = after_sale_no }: Query = {}) =>
  SCREENS[screen].replace(':no', screen === 'afterSale' ? told : order_no)

type Query = Readonly<Record<string, string>>

/** Screens that are about an order: the last one, unless told. */
const OF_ORDER: readonly Screen[] = ['checkout', 'paymentSuccess', 'shipmentTracking', 'applyRefund']

const queryOf = (screen: Screen, { order_no }: Person) => (OF_ORDER.includes(screen) ? { order_no } : undefined)
