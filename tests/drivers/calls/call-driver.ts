import type { VerbDeclaration } from '@nusaria/scenarios/dsl/declare'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import type { Given, Step } from '@nusaria/scenarios/dsl/scenario'
import type { Host } from '../../support/hosts.ts'
import { assertOutcome, assertSame, type Driver, found } from '../driver.ts'
import { accountActions } from './account.ts'
import { afterSaleActions } from './after-sales.ts'
import { cartActions } from './cart.ts'
import { discoveryActions } from './discovery.ts'
import { elsewhereActions } from './elsewhere.ts'
import { faultActions } from './faults.ts'
import { loginActions } from './login.ts'
import { merchantActions } from './merchant.ts'
import { orderActions } from './orders.ts'
import { pageActions } from './pages.ts'
import { paymentActions } from './payment.ts'
import { type NeedChecks, prepareStep } from './prepare-step.ts'
import { reviewActions } from './reviews.ts'
import { createStoryContext, type StoryContext, type StoryMemory } from './story-context.ts'
import { gatewayActions, isCounting, worldActions } from './world.ts'

/** ms: long enough to notice a missing or late reply */
const WAIT = 300

/** The acts of the actors that need no screen, the same in every driver. */
export const OWNER_ACTS = { elsewhere: elsewhereActions, merchant: merchantActions, gateway: gatewayActions, world: worldActions }

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
    /** With short delays, also for this client. */
    injectsFault(story: StoryContext, { ms, ...fault }: Parameters<typeof worldActions.injectsFault>[1]) {
      story.client.timeout = fault.wire === 'hang' ? WAIT : undefined
      return worldActions.injectsFault(story, { ...fault, ...(ms === undefined ? {} : { ms: Math.min(ms, WAIT) }) })
    },
  },
}

/** The needs that both drivers see in what they remember of a story. */
export const REMEMBERED_NEEDS = {
  order: ({ order_no }: StoryMemory) => order_no !== '',
  request: ({ after_sale_no }: StoryMemory) => after_sale_no !== '',
  product: ({ sku_no }: StoryMemory) => sku_no !== '',
  'other device': ({ other }: StoryMemory) => other !== null,
  fault: ({ world }: StoryMemory) => isCounting(world),
}

const NEEDS_MET: NeedChecks<StoryContext> = {
  ...REMEMBERED_NEEDS,
  list: ({ listedProducts }) => listedProducts.length > 0,
  'confirm page': ({ confirmation }) => confirmation !== undefined,
  payment: ({ session, payment_no }) => session !== '' || payment_no !== '',
  'google page': ({ google }) => google !== '',
  captcha: ({ imageId }) => imageId !== '',
  code: ({ image_code }) => image_code !== '',
  'address form': ({ addressForm }) => addressForm !== undefined,
  'picked address': ({ pickedAddress }) => pickedAddress !== undefined,
  'filled request': ({ requestForm }) => requestForm !== undefined,
  'written review': ({ review }) => review !== undefined,
  // Only a page keeps a form.
  'filled form': () => true,
}

/** Replays by calls alone, over any host. */
export class CallDriver implements Driver {
  readonly name: string
  readonly #host: Host
  #story: StoryContext | undefined

  constructor(host: Host) {
    this.#host = host
    this.name = host.name
  }

  acts({ only }: VerbDeclaration): boolean {
    return only === undefined || only === 'calls'
  }

  async perform(step: Step): Promise<void> {
    const { act } = await prepareStep(step, ACTS, NEEDS_MET, this.story)
    await assertOutcome(act, step.fails ?? step.noReply)
  }

  get story(): StoryContext {
    return found(this.#story, 'The scenario has not begun')
  }

  async begin({ member, now, vouchers }: Given): Promise<void> {
    this.#story = await createStoryContext(this.#host, { now, frozen: true })
    for (const { coupon_no, appExclusive, newUser } of vouchers) {
      const terms = await this.story.client.call('promotion.terms', { coupon_no })
      assertSame(`Whether ${coupon_no} is for the app only`, terms.flag_app_exclusive, appExclusive)
      assertSame(`Whether ${coupon_no} is for new users`, terms.flag_new_user, newUser)
    }
    if (!member) return
    await loginActions.logsIn(this.story, { phone: MEMBERS[member].phone })
    // The login before the story is no code of the story.
    Object.assign(this.story, { imageId: '', image_code: '' })
  }

  async end(): Promise<void> {
    await this.#story?.world.remove()
    this.#story = undefined
  }
}
