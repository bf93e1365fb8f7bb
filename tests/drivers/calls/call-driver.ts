import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Given } from '@nusaria/scenarios/dsl/scenario'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { Host } from '../../support/hosts.ts'
import { type Actions, assertStep, type Driver, type ExpectedFailure } from '../driver.ts'
import { profileActions } from './account.ts'
import { addressActions } from './addresses.ts'
import { afterSaleActions, afterSaleFormActions } from './after-sales.ts'
import { assertOutcome } from './assert-outcome.ts'
import { cartActions } from './cart.ts'
import { connectionActions, injectFault } from './connection.ts'
import { controlActions } from './control-actions.ts'
import { elsewhereActions, elsewhereAfterSaleActions } from './elsewhere.ts'
import { formActions } from './forms.ts'
import { contactActions, loginActions } from './login.ts'
import { checkoutActions, orderActions } from './orders.ts'
import { paymentActions } from './payment.ts'
import { memberListActions, productListActions } from './product-lists.ts'
import { reviewActions } from './reviews.ts'
import { shoppingActions } from './shopping.ts'
import { createStoryContext, type StoryContext } from './story-context.ts'
import { walletActions } from './wallet.ts'

/** Replays by calls alone, over any host. */
export class CallDriver implements Driver {
  readonly name: string
  readonly actions: Actions
  readonly #host: Host
  #story: StoryContext | undefined

  constructor(host: Host) {
    this.#host = host
    this.name = host.name
    const { confirm: _confirm, ...browsing } = shoppingActions
    const { byAddress: _byAddress, again: _again, ...finding } = productListActions
    const other = {
      ...elsewhereActions,
      signsIn: (story: StoryContext, member: Verbs['signsIn']) => elsewhereActions.signsIn(story, story.host, story.world, member),
    }
    const byCalls = {
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
    const bound = Object.entries(byCalls as unknown as Record<string, (story: StoryContext, args: unknown) => Promise<void>>).map(
      ([verb, act]) => [verb, (args: unknown, fails?: ExpectedFailure) => assertOutcome(act(this.story, args), fails)],
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
    const injectsFault = (fault: Verbs['injectsFault']) => injectFault(this.story, fault, control.injectsFault)
    this.actions = {
      ...(Object.fromEntries(bound) as { [V in keyof typeof byCalls]: Actions[V] }),
      ...control,
      injectsFault,
      ...screenOnly,
    }
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
