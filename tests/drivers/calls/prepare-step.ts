import { amountList } from '@nusaria/contracts/amount-list'
import { type AmountExpression, isAmountExpression } from '@nusaria/scenarios/dsl/amounts'
import { missingNeed, type Need } from '@nusaria/scenarios/dsl/needs'
import type { Step } from '@nusaria/scenarios/dsl/scenario'
import type { Actor } from '@nusaria/scenarios/dsl/verbs/index'
import type { ShopClient } from '../../support/client.ts'
import { assertStep, declarationOf, found } from '../driver.ts'
import { lineOf } from './after-sales.ts'
import { newestAccount } from './payment.ts'
import type { StoryMemory } from './story-context.ts'

/** Looks up the value of a reference, as the calling member. */
async function lookUpRef(client: ShopClient, { order_no, after_sale_no, sku_no, product_no }: StoryMemory, what: string): Promise<unknown> {
  const cashier = () => client.call('payment.cashier', { order_no })
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
    product: () => product_no,
    line: async () => (await client.call('cart.detail')).lines[0]?.line_id,
    address: async () => (await client.call('address.list')).list[0]?.address_id,
    total: async () => (await cashier()).total,
    payment: async () => (await cashier()).payment?.payment_no,
  }
  return lookUps[what]?.()
}

async function lookUpAmount(expression: AmountExpression, { world, order_no }: StoryMemory): Promise<number> {
  const placed = (await world.state('orders')).find((row) => row.order_no === order_no)
  const { amounts, lines } = found(placed, missingNeed('order'))
  const evaluate = (one: AmountExpression | number): number => {
    if (typeof one === 'number') return one
    if (one.amount === 'sum') return one.of.reduce<number>((sum, part) => sum + evaluate(part), 0)
    if (one.amount === 'paid for') return lineOf(lines, one.like).paid
    const rows = amountList({ amounts, subtotal: amounts.product_amount - amounts.voucher_discount, voucher_amounts: undefined })
    return rows.filter(({ key }) => key === one.row).reduce((sum, row) => sum + Math.abs(row.amount), 0)
  }
  return evaluate(expression)
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

/** Whether each need of a verb is met. */
export type NeedChecks<S> = { readonly [N in Need]: (story: S) => boolean | Promise<boolean> }

type Acts<S> = Readonly<Record<Actor, Readonly<Record<string, (story: S, args: never) => Promise<unknown>>>>>

/** A step's act and arguments. Refuses the step at once when something is missing that it needs, or the act: nothing done is no pass. */
export async function prepareStep<S extends StoryMemory>(step: Step, acts: Acts<S>, checks: NeedChecks<S>, story: S) {
  const { needs, at } = declarationOf(step)
  for (const need of needs) assertStep(await checks[need](story), missingNeed(need))
  const args = await resolveArgs(step, story)
  const act = found(acts[step.by][step.verb], `This driver has no act for ${step.by}.${step.verb}`)
  return { act: () => act(story, args), at: typeof at === 'function' ? at(args) : at }
}
