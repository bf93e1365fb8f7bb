import { amountList } from '@nusaria/contracts/amount-list'
import { type AmountExpression, isAmountExpression } from '@nusaria/scenarios/dsl/amounts'
import { missingNeed, type Need } from '@nusaria/scenarios/dsl/needs'
import type { Step } from '@nusaria/scenarios/dsl/scenario'
import { FORM_NEEDS } from '@nusaria/scenarios/dsl/verbs/faults'
import type { Actor } from '@nusaria/scenarios/dsl/verbs/index'
import { MEMBERS } from '@nusaria/scenarios/members'
import type { ShopClient } from '../../support/client.ts'
import { giveUpOnHang } from '../../support/give-up-on-hang.ts'
import type { Host } from '../../support/hosts.ts'
import { assertOutcome, assertStep, type Driver, declarationOf, found } from '../driver.ts'
import { accountActions } from './account.ts'
import { afterSaleActions, lineOf } from './after-sales.ts'
import { discoveryActions } from './discovery.ts'
import { elsewhereActions } from './elsewhere.ts'
import { faultActions } from './faults.ts'
import { loginActions } from './login.ts'
import { orderActions } from './orders.ts'
import { pageActions } from './pages.ts'
import { newestAccount, paymentActions } from './payment.ts'
import { productActions } from './product.ts'
import { createStoryContext, type StoryContext, type StoryMemory } from './story-context.ts'
import { counts, gatewayActions, merchantActions, startCounting, worldActions } from './world.ts'

/** Looks up the value of a reference, as the calling member. */
async function lookUpRef(client: ShopClient, { order_no, after_sale_no, sku_no }: StoryMemory, what: string): Promise<unknown> {
  if (what.startsWith('voucher of ')) {
    const { list } = await client.call('promotion.wallet', { state: 'unused', page_num: 1, page_size: 50 })
    return list.find(({ coupon_no }) => what.endsWith(` ${coupon_no}`))?.voucher_no
  }
  const lookUps: Readonly<Record<string, () => unknown>> = {
    order: () => order_no,
    'order line': async () => (await client.call('order.detail', { order_no })).lines[0]?.line_no,
    request: () => after_sale_no,
    refund: async () => (await client.call('afterSale.detail', { after_sale_no })).refund_amount,
    'refund card': async () => (await newestAccount(client, 'refund card')).target.id,
    'e-wallet': async () => (await newestAccount(client, 'e-wallet')).target.id,
    sku: () => sku_no,
    line: async () => (await client.call('cart.detail')).lines[0]?.line_id,
    address: async () => (await client.call('address.list')).list[0]?.address_id,
    total: async () => (await client.call('payment.cashier', { order_no })).total,
  }
  return lookUps[what]?.()
}

async function lookUpAmount({ sum }: AmountExpression, { world, order_no }: StoryMemory): Promise<number> {
  const placed = (await world.state('orders')).find((row) => row.order_no === order_no)
  const { amounts, lines } = found(placed, missingNeed('order'))
  const rows = amountList({ amounts, subtotal: amounts.product_amount - amounts.voucher_discount, voucher_amounts: undefined })
  const parts = sum.flatMap((part) =>
    'row' in part ? rows.filter(({ key }) => key === part.row).map(({ amount }) => Math.abs(amount)) : lineOf(lines, part.paidFor).paid,
  )
  return parts.reduce((total, part) => total + part, 0)
}

async function resolveArgs({ by, args }: Step, story: StoryMemory): Promise<never> {
  const client = (by === 'elsewhere' && story.other?.client) || story.client
  const resolve = async (value: unknown): Promise<unknown> => {
    if (isAmountExpression(value)) return lookUpAmount(value, story)
    if (Array.isArray(value)) return Promise.all(value.map(resolve))
    if (typeof value !== 'object' || value === null) return value
    if ('ref' in value) return found(await lookUpRef(client, story, String(value.ref)), `Nothing is remembered of "${value.ref}"`)
    return Object.fromEntries(await Promise.all(Object.entries(value).map(async ([name, one]) => [name, await resolve(one)])))
  }
  return (await resolve(args)) as never
}

const needsOfForm = ({ args }: Step): readonly Need[] => (typeof args === 'object' && 'form' in args && FORM_NEEDS[args.form]) || []

/** Whether each need of a verb is met. */
export type NeedChecks<S> = { readonly [N in Need]: (story: S) => boolean | Promise<boolean> }

type Acts<S> = Readonly<Record<Actor, Readonly<Record<string, (story: S, args: never) => Promise<unknown>>>>>

/** A step's act and arguments. Refuses the step at once when something is missing that it needs, or the act: nothing done is no pass. */
export async function prepareStep<S extends StoryMemory>(step: Step, acts: Acts<S>, checks: NeedChecks<S>, story: S) {
  const { needs, at } = declarationOf(step)
  for (const need of [...needs, ...needsOfForm(step)]) assertStep(await checks[need](story), missingNeed(need))
  const args = await resolveArgs(step, story)
  const act = found(acts[step.by][step.verb], `This driver has no act for ${step.by}.${step.verb}`)
  return { act: () => act(story, args), at: typeof at === 'function' ? at(args) : at }
}

/** The acts of the actors that need no screen, the same in every driver. */
export const OWNER_ACTS = { elsewhere: elsewhereActions, merchant: merchantActions, gateway: gatewayActions, world: worldActions }

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
    /** A late reply is the same by calls: it is not waited for. */
    injectsFault(story: StoryContext, { ms, ...fault }: Parameters<typeof worldActions.injectsFault>[1]) {
      if (fault.wire === 'hang') story.client.patience = (send) => giveUpOnHang(story.world, send)
      return worldActions.injectsFault(story, { ...fault, ...(ms === undefined ? {} : { ms: 1 }) })
    },
  },
}

/** The needs that both drivers see in what they remember of a story. */
export const REMEMBERED_NEEDS = {
  order: ({ order_no }: StoryMemory) => order_no !== '',
  request: ({ after_sale_no }: StoryMemory) => after_sale_no !== '',
  product: ({ sku_no }: StoryMemory) => sku_no !== '',
  'other device': ({ other }: StoryMemory) => other !== null,
}

const NEEDS_MET: NeedChecks<StoryContext> = {
  ...REMEMBERED_NEEDS,
  list: ({ listedProducts }) => listedProducts.length > 0,
  'confirm page': ({ confirmation }) => confirmation !== undefined,
  payment: ({ session, payment_no }) => session !== '' || payment_no !== '',
  captcha: ({ imageId }) => imageId !== '',
  code: ({ image_code }) => image_code !== '',
  'filled request': ({ requestForm }) => requestForm !== undefined,
  'filled form': ({ send }) => send !== undefined,
}

/** Replays by calls alone, over any host. */
export function callDriver(host: Host) {
  let begun: StoryContext | undefined
  return {
    name: host.name,
    acts: ({ only }) => only === undefined || only === 'calls',
    get story(): StoryContext {
      return found(begun, 'The scenario has not begun')
    },
    async perform(step) {
      const { act } = await prepareStep(step, ACTS, NEEDS_MET, this.story)
      await assertOutcome(act, step.fails ?? step.noReply)
    },
    async begin({ member, now }, steps = []) {
      begun = await createStoryContext(host, { now, frozen: true })
      if (member) await loginActions.logsIn(begun, { account: MEMBERS[member].phone })
      if (counts(steps)) await startCounting(begun)
      // The login before the story is no code of the story.
      Object.assign(begun, { imageId: '', image_code: '' })
    },
    async end() {
      await begun?.world.remove()
      begun = undefined
    },
  } satisfies Driver & { readonly story: StoryContext }
}
