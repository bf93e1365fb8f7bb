import { MEMBERS } from '@nusaria/scenarios/dsl/people'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { Host } from '../../support/hosts.ts'
import { type Acts, type Driver, must } from '../driver.ts'
import type { Failing } from '../failing.ts'
import { addresses } from './addresses.ts'
import { afterCaring } from './after-caring.ts'
import { answered } from './answered.ts'
import { carting } from './carting.ts'
import { controlActs } from './control-acts.ts'
import { elsewhere } from './elsewhere.ts'
import { elsewhereAfterSales } from './elsewhere-after-sales.ts'
import { filling } from './forms.ts'
import { keeping } from './keeping.ts'
import { linking } from './linking.ts'
import { listing } from './listing.ts'
import { onTheWay, spoiled } from './on-the-way.ts'
import { ordering } from './ordering.ts'
import { paying } from './paying.ts'
import { profile } from './profile.ts'
import { requesting } from './requesting.ts'
import { reviewing } from './reviewing.ts'
import { shopping } from './shopping.ts'
import { signingIn } from './signing-in.ts'
import { storing } from './storing.ts'
import { beginStory, type Story } from './story.ts'
import { trading } from './trading.ts'

/** Replays by calls alone, over any host: what the shop must answer, whatever a page makes of it. */
export class CallDriver implements Driver {
  readonly name: string
  readonly acts: Acts
  readonly #host: Host
  #story: Story | undefined

  constructor(host: Host) {
    this.#host = host
    this.name = host.name
    const act =
      <A>(does: (story: Story, args: A) => Promise<void>) =>
      (args: A, fails?: Failing) =>
        answered(does(this.story, args), fails)
    const { confirm: _confirm, ...browsing } = shopping
    const { byAddress: _byAddress, again: _again, ...finding } = listing
    const other = {
      ...elsewhere,
      signsIn: (story: Story, member: Verbs['signsIn']) => elsewhere.signsIn(story, story.host, story.world, member),
    }
    const told = {
      ...browsing,
      ...finding,
      ...keeping,
      ...signingIn,
      ...linking,
      ...profile,
      ...addresses,
      ...ordering,
      ...paying,
      ...carting,
      ...trading,
      ...reviewing,
      ...storing,
      ...filling,
      ...onTheWay,
      ...requesting,
      ...afterCaring,
      ...other,
      ...elsewhereAfterSales,
    }
    const mine = Object.fromEntries(
      Object.entries(told).map(([verb, does]) => [verb, act(does as (story: Story, args: unknown) => Promise<void>)]),
    )
    const control = controlActs(
      () => this.story.world,
      () => this.story,
    )
    const screenOnly = {
      sees: null,
      isAt: null,
      goesBack: null,
      turnsPhone: null,
      typesSearch: null,
      findsTyped: null,
      reloads: null,
      searchesFaqs: null,
      closesTab: null,
      findsFilled: null,
      findsAWayOn: null,
      slowsPictures: null,
      findsAllInPlace: null,
      usesPage: null,
    }
    const spoils = (wanted: Verbs['spoils']) => spoiled(this.story, wanted, control.spoils)
    this.acts = { ...(mine as { [V in keyof typeof told]: Acts[V] }), ...control, spoils, ...screenOnly }
  }

  get story(): Story {
    must(this.#story, 'The scenario has not begun')
    return this.#story
  }

  async begin({ member, now, seed, vouchers }: Given): Promise<void> {
    this.#story = await beginStory(this.#host, { now, seed, frozen: true })
    for (const { coupon_no, appExclusive, newUser } of vouchers) {
      const terms = await this.story.client.call('promotion.terms', { coupon_no })
      if (appExclusive !== undefined) must(terms.flag_app_exclusive === appExclusive, `${coupon_no} is not as given: app-exclusive`)
      if (newUser !== undefined) must(terms.flag_new_user === newUser, `${coupon_no} is not as given: for new users`)
    }
    if (member) await signingIn.logsIn(this.story, { phone: MEMBERS[member].phone })
  }

  async end(): Promise<void> {
    await this.#story?.world.remove()
    this.#story = undefined
  }
}
