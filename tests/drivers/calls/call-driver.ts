import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { Host } from '../../support/hosts.ts'
import { type Actions, assertStep, type Driver } from '../driver.ts'
import type { ExpectedFailure } from '../expected-failure.ts'
import { addressActions } from './addresses.ts'
import { afterSaleActions } from './after-caring.ts'
import { assertOutcome } from './assert-outcome.ts'
import { cartActions } from './carting.ts'
import { controlActions } from './control-actions.ts'
import { elsewhereActions } from './elsewhere.ts'
import { elsewhereAfterSaleActions } from './elsewhere-after-sales.ts'
import { formActions } from './forms.ts'
import { memberListActions } from './keeping.ts'
import { contactActions } from './linking.ts'
import { productListActions } from './listing.ts'
import { connectionActions, injectFault } from './on-the-way.ts'
import { orderActions } from './ordering.ts'
import { paymentActions } from './paying.ts'
import { profileActions } from './profile.ts'
import { afterSaleFormActions } from './requesting.ts'
import { reviewActions } from './reviewing.ts'
import { shoppingActions } from './shopping.ts'
import { loginActions } from './signing-in.ts'
import { walletActions } from './storing.ts'
import { createStoryContext, type StoryContext } from './story-context.ts'
import { checkoutActions } from './trading.ts'

/** Replays by calls alone, over any host: what the shop must answer, whatever a page makes of it. */
export class CallDriver implements Driver {
  readonly name: string
  readonly actions: Actions
  readonly #host: Host
  #story: StoryContext | undefined

  constructor(host: Host) {
    this.#host = host
    this.name = host.name
    const act =
      <A>(does: (story: StoryContext, args: A) => Promise<void>) =>
      (args: A, fails?: ExpectedFailure) =>
        assertOutcome(does(this.story, args), fails)
    const { confirm: _confirm, ...browsing } = shoppingActions
    const { byAddress: _byAddress, again: _again, ...finding } = productListActions
    const other = {
      ...elsewhereActions,
      signsIn: (story: StoryContext, member: Verbs['signsIn']) => elsewhereActions.signsIn(story, story.host, story.world, member),
    }
    const told = {
      ...browsing,
      ...finding,
      ...memberListActions,
      ...loginActions,
      ...contactActions,
      ...profileActions,
      ...addressActions,
      ...orderActions,
      ...paymentActions,
      ...cartActions,
      ...checkoutActions,
      ...reviewActions,
      ...walletActions,
      ...formActions,
      ...connectionActions,
      ...afterSaleFormActions,
      ...afterSaleActions,
      ...other,
      ...elsewhereAfterSaleActions,
    }
    const mine = Object.fromEntries(
      Object.entries(told).map(([verb, does]) => [verb, act(does as (story: StoryContext, args: unknown) => Promise<void>)]),
    )
    const control = controlActions(
      () => this.story.world,
      () => this.story,
    )
    const screenOnly = {
      sees: null,
      isAt: null,
      goesBack: null,
      turnsPhone: null,
      typesSearch: null,
      seesTypedSearch: null,
      reloads: null,
      searchesFaqs: null,
      closesTab: null,
      seesFormKept: null,
      seesRecoveryOption: null,
      slowsAssets: null,
      seesStableLayout: null,
      usesPage: null,
    }
    const injectsFault = (wanted: Verbs['injectsFault']) => injectFault(this.story, wanted, control.injectsFault)
    this.actions = { ...(mine as { [V in keyof typeof told]: Actions[V] }), ...control, injectsFault, ...screenOnly }
  }

  get story(): StoryContext {
    assertStep(this.#story, 'The scenario has not begun')
    return this.#story
  }

  async begin({ member, now, seed, vouchers }: Given): Promise<void> {
    this.#story = await createStoryContext(this.#host, { now, seed, frozen: true })
    for (const { coupon_no, appExclusive, newUser } of vouchers) {
      const terms = await this.story.client.call('promotion.terms', { coupon_no })
      if (appExclusive !== undefined) assertStep(terms.flag_app_exclusive === appExclusive, `${coupon_no} is not as given: app-exclusive`)
      if (newUser !== undefined) assertStep(terms.flag_new_user === newUser, `${coupon_no} is not as given: for new users`)
    }
    if (member) await loginActions.logsIn(this.story, { phone: MEMBERS[member].phone })
  }

  async end(): Promise<void> {
    await this.#story?.world.remove()
    this.#story = undefined
  }
}
